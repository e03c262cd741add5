import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { ProgressDots } from "./mod.ts";

const meta = {
  title: "Components/Feedback/ProgressDots",
  component: ProgressDots,
  args: { count: 3, current: 2 },
} satisfies Meta<typeof ProgressDots>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const First: Story = { args: { current: 1 } };

export const Last: Story = { args: { current: 3 } };

/** As many as there should ever be. */
export const Five: Story = { args: { count: 5, current: 3 } };

export const Narrow: Story = { ...Five, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
