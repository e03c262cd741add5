import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextLink } from "../TextLink/mod.ts";
import { eachDown } from "../testing/each_value.tsx";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { NOTICE_TONES, Notice } from "./mod.ts";

const meta = {
  title: "Components/Feedback/Notice",
  component: Notice,
  args: { children: "Something went wrong" },
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Tones: Story = {
  render: eachDown(Notice, { tone: NOTICE_TONES }),
};

/** Below the message where there is no room beside it. */
export const WithAction: Story = {
  args: {
    tone: "info",
    children: "231 recipes are hidden by your food rules.",
    action: <TextLink href="#">Show them</TextLink>,
  },
};

export const WithActionNarrow: Story = { ...WithAction, ...narrow };

export const LongText: Story = {
  args: {
    children:
      "The e-mail address is already in use by another account. Log in with it, or create your account with another one: Hähnchenbrustfiletgeschnetzelteszubereitungsbeilage@example.com.",
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
