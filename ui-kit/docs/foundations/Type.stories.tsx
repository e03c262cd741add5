import type { Meta, StoryObj } from "@storybook/react-vite";
import { largeText, narrow } from "../../testing/story_frames.ts";
import { LargeText, Numerals, Truncation, Typefaces, TypeStyles } from "./TypeStyles.tsx";

const meta = { title: "Foundations/Type", component: TypePage } satisfies Meta<typeof TypePage>;

export default meta;

type Story = StoryObj<typeof meta>;

function TypePage() {
  return (
    <>
      <Typefaces />
      <TypeStyles />
      <Truncation />
      <Numerals />
      <LargeText />
    </>
  );
}

export const Everything: Story = {};

export const Narrow: Story = { ...narrow };

export const TextAt200: Story = { ...largeText };
