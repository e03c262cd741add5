import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../testing/story_frames.ts";
import { Figures, Words } from "./VoiceShow.tsx";

const meta = { title: "Foundations/Voice", component: VoicePage } satisfies Meta<typeof VoicePage>;

export default meta;

type Story = StoryObj<typeof meta>;

function VoicePage() {
  return (
    <>
      <Words />
      <Figures />
    </>
  );
}

export const Everything: Story = {};

export const Narrow: Story = { ...narrow };
