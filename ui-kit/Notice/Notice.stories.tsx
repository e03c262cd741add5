import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../Stack/mod.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { NOTICE_TONES, Notice } from "./mod.ts";

const meta = {
  title: "Components/Feedback/Notice",
  component: Notice,
  argTypes: { tone: { control: "select", options: NOTICE_TONES } },
  args: { children: "Something went wrong" },
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Something went wrong");
  },
};

export const Playground: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {NOTICE_TONES.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    children:
      "The e-mail address is already in use by another account. Log in with it, or create your account with another one: Hähnchenbrustfiletgeschnetzelteszubereitungsbeilage@example.com.",
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
