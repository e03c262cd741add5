import type { Meta, StoryObj } from "@storybook/react-vite";
import { eachAcross } from "../testing/each_value.tsx";
import { largeText, rightToLeft } from "../testing/story_frames.ts";
import { DISH_MARK_TONES, DishMark } from "./mod.ts";

const meta = {
  title: "Components/Showing/DishMark",
  component: DishMark,
  args: { children: "Contains peanut" },
} satisfies Meta<typeof DishMark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Tones: Story = {
  render: eachAcross(DishMark, { tone: DISH_MARK_TONES }),
};

/** As narrow as a plate on a phone. */
export const Narrow: Story = { args: { children: "May contain crustaceans", more: 2, style: { inlineSize: "68px" } } };

export const LongText: Story = {
  args: { children: "Contains Hähnchenbrustfiletgeschnetzeltes, and more than fits", style: { inlineSize: "140px" } },
};

export const RightToLeft: Story = { ...rightToLeft };

export const LargeText: Story = { ...largeText };
