import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../testing/story_frames.ts";
import { Figures, Words } from "./VoiceShow.tsx";

const meta = { title: "Foundations/Voice", component: Words } satisfies Meta<typeof Words>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InWords: Story = {};

export const InFigures: Story = { render: () => <Figures /> };

export const Narrow: Story = { ...narrow };
