import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../Stack/mod.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { PROGRESS_BAR_LAYOUTS, ProgressBar } from "./mod.ts";

const meta = {
  title: "Components/Feedback/ProgressBar",
  component: ProgressBar,
  argTypes: {
    layout: { control: "select", options: PROGRESS_BAR_LAYOUTS },
    value: { control: { type: "range", min: 0, max: 1, step: 0.01 } },
  },
  args: { label: "Uploading ramen.webp", value: 0.42, style: { maxInlineSize: "420px" } },
} satisfies Meta<typeof ProgressBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    const bar = canvas.getByRole("progressbar", { name: "Uploading ramen.webp" });
    await expect(bar).toHaveAttribute("aria-valuetext", "42\u00a0%");
  },
};

export const Playground: Story = {};

export const Layouts: Story = {
  render: (args) => (
    <Stack>
      {PROGRESS_BAR_LAYOUTS.map((layout) => (
        <ProgressBar key={layout} {...args} layout={layout} />
      ))}
    </Stack>
  ),
};

/** From nothing to all. */
export const Values: Story = {
  render: (args) => (
    <Stack>
      {[0, 0.02, 0.5, 0.98, 1].map((value) => (
        <ProgressBar key={value} {...args} value={value} />
      ))}
    </Stack>
  ),
};

/** The duration is unknown. */
export const Indeterminate: Story = { args: { value: undefined } };

export const WithValueText: Story = { args: { label: "Loading recipes", value: 10 / 64, valueText: "10/64" } };

export const LongText: Story = {
  args: {
    label: "Uploading grandma-ingeborgs-slow-roasted-tomato-soup-with-basil-cream-and-sourdough-croutons.webp",
    valueText: "12.4 of 29.5 MB",
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
