import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withFieldWidth } from "../testing/field_width.tsx";
import { focused, largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { PasswordField } from "./mod.ts";

const meta = {
  title: "Components/Fields/PasswordField",
  component: PasswordField,
  decorators: [withFieldWidth],
  args: { label: "Password", placeholder: "Password (min 6 chars)", autoComplete: "new-password" },
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Focused: Story = { ...focused };

export const Hidden: Story = { args: { defaultValue: "basil-and-lemon" } };

export const ErrorShown: Story = { args: { error: "Password should be at least 6 characters" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "basil-and-lemon" } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "basil-and-lemon" } };

export const LongText: Story = {
  args: {
    label: "A password that no one at your table would guess, your grandmother least of all",
    hint: "Six characters are enough; a few words that only you would put together are better and easier to keep",
    defaultValue: "sourdough-croutons-in-grandma-ingeborgs-slow-roasted-tomato-soup",
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByRole("button", { name: "Hide password" })).toBeVisible();
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const LargeText: Story = { ...LongText, ...largeText };

export const RightToLeft: Story = { ...ErrorShown, ...rightToLeft };
