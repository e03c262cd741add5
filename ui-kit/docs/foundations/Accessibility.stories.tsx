import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../testing/story_frames.ts";
import { FocusRings, Keyboard, ProvedBy, Targets } from "./AccessibilityShow.tsx";
import { ForcedParts } from "./ForcedParts.tsx";

const meta = { title: "Foundations/Accessibility", component: AccessibilityPage } satisfies Meta<
  typeof AccessibilityPage
>;

export default meta;

type Story = StoryObj<typeof meta>;

function AccessibilityPage() {
  return (
    <>
      <Targets />
      <FocusRings />
      <Keyboard of="The week" />
      <ForcedParts />
      <ProvedBy />
    </>
  );
}

export const Everything: Story = {};

export const Narrow: Story = { ...narrow };
