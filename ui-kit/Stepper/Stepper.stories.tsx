import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { focused, largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { Stepper } from "./mod.ts";

const meta = {
  title: "Components/Fields/Stepper",
  component: Stepper,
  args: {
    label: "Portions",
    choices: [1, 2, 3, 4, 5, 6, 7, 8],
    defaultValue: 4,
    lessLabel: "Fewer portions",
    moreLabel: "More portions",
    valueText: (value) => (value === 1 ? "1 portion" : `${value} portions`),
  },
} satisfies Meta<typeof Stepper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "More portions" }));
    await expect(canvas.getByRole("spinbutton", { name: "Portions" })).toHaveAttribute("aria-valuetext", "5 portions");
    await userEvent.click(canvas.getByRole("button", { name: "Fewer portions" }));
  },
};

export const Playground: Story = { tags: ["!test"] };

/** The end of the choices. */
export const AtTheEnd: Story = { args: { defaultValue: 8 } };

/** Half and whole batches of a cake for 12. */
export const InBatches: Story = { args: { choices: [6, 12, 18, 24, 30, 36, 42, 48], defaultValue: 12 } };

export const LongText: Story = { args: { label: "Portions of the dish that you are going to cook this evening" } };

export const Focused: Story = { ...focused };

export const Narrow: Story = { ...narrow };

export const RightToLeft: Story = { ...rightToLeft };

export const LargeText: Story = { ...largeText };
