import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../testing/story_frames.ts";
import { Breakpoints, Elevations, Radii, Sizes, SpaceScale } from "./SpaceScale.tsx";

const meta = { title: "Foundations/Space", component: SpaceScale } satisfies Meta<typeof SpaceScale>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Scale: Story = {};

export const Corners: Story = { render: () => <Radii /> };

export const Elevation: Story = { render: () => <Elevations /> };

export const HeightsAndWidths: Story = { render: () => <Sizes /> };

export const Widths: Story = { render: () => <Breakpoints /> };

export const Narrow: Story = {
  ...narrow,
  render: () => (
    <>
      <SpaceScale />
      <Breakpoints />
    </>
  ),
};
