import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../testing/story_frames.ts";
import { Durations, Easings, LessMotion, OtherMotion, SetDown } from "./MotionShow.tsx";

const meta = { title: "Foundations/Motion", component: MotionPage } satisfies Meta<typeof MotionPage>;

export default meta;

type Story = StoryObj<typeof meta>;

function MotionPage() {
  return (
    <>
      <SetDown />
      <Durations />
      <Easings />
      <OtherMotion />
      <LessMotion />
    </>
  );
}

export const Everything: Story = {};

export const Narrow: Story = { ...narrow };
