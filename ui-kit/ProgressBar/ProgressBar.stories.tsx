import type { Meta, StoryObj } from "@storybook/react-vite";
import { eachDown } from "../testing/each_value.tsx";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { PROGRESS_BAR_LAYOUTS, ProgressBar } from "./mod.ts";

const meta = {
  title: "Components/Feedback/ProgressBar",
  component: ProgressBar,
  argTypes: {
    value: { control: { type: "range", min: 0, max: 1, step: 0.01 } },
  },
  args: { label: "Uploading ramen.webp", value: 0.42, style: { maxInlineSize: "420px" } },
} satisfies Meta<typeof ProgressBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Layouts: Story = {
  render: eachDown(ProgressBar, { layout: PROGRESS_BAR_LAYOUTS }),
};

/** From nothing to all. */
export const Values: Story = {
  render: eachDown(ProgressBar, { value: [0, 0.02, 0.5, 0.98, 1] }),
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
