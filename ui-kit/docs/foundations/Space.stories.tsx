import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../testing/story_frames.ts";
import { Breakpoints, Elevations, Radii, Sizes, SpaceScale } from "./SpaceScale.tsx";

const meta = { title: "Foundations/Space", component: SpacePage } satisfies Meta<typeof SpacePage>;

export default meta;

type Story = StoryObj<typeof meta>;

function SpacePage() {
  return (
    <>
      <SpaceScale />
      <Radii />
      <Elevations />
      <Sizes />
      <Breakpoints />
    </>
  );
}

export const Everything: Story = {};

export const Narrow: Story = { ...narrow };
