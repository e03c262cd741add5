import type { Meta, StoryObj } from "@storybook/react-vite";
import { largeText, narrow } from "../../testing/story_frames.ts";
import { LargeText, Numerals, Truncation, Typefaces, TypeStyles } from "./TypeStyles.tsx";

const meta = { title: "Foundations/Type", component: TypeStyles } satisfies Meta<typeof TypeStyles>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Styles: Story = {};

export const Faces: Story = { render: () => <Typefaces /> };

export const ShortNames: Story = { render: () => <Truncation /> };

export const Figures: Story = { render: () => <Numerals /> };

export const TextAt200: Story = { ...largeText };

export const SizesAt200: Story = { render: () => <LargeText /> };

export const Narrow: Story = { ...narrow };
