import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../testing/story_frames.ts";
import { FocusRings, Keyboard, ProvedBy, Targets } from "./AccessibilityShow.tsx";
import { ForcedParts } from "./ForcedParts.tsx";

const meta = { title: "Foundations/Accessibility", component: Targets } satisfies Meta<typeof Targets>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LargeEnough: Story = {};

export const Focus: Story = { render: () => <FocusRings /> };

export const Keys: Story = { render: () => <Keyboard of="The week" /> };

/** To be seen with forced colours: the developer tools emulate them. */
export const ForcedColours: Story = { render: () => <ForcedParts /> };

export const Tests: Story = { render: () => <ProvedBy /> };

export const Narrow: Story = { ...narrow, render: () => <Keyboard of="The week" /> };
