import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { eachDown } from "../testing/each_value.tsx";
import { withFieldWidth } from "../testing/field_width.tsx";
import { focused, largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { SELECT_LOOKS, Select } from "./mod.ts";

const ORDERS = [
  { value: "recent", text: "Most recent" },
  { value: "likes", text: "Most liked" },
  { value: "name", text: "Name A–Z" },
] as const;

const meta = {
  title: "Components/Fields/Select",
  component: Select,
  decorators: [withFieldWidth],
  args: { label: "Sort", options: ORDERS, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Looks: Story = { render: eachDown(Select, { look: SELECT_LOOKS }) };

/** As in a toolbar, with a hidden label. */
export const HiddenLabel: Story = { args: { look: "pill", labelPlace: "hidden" } };

export const Focused: Story = { ...focused };

export const Hint: Story = { args: { hint: "Stays until you leave the page" } };

export const ErrorShown: Story = {
  args: {
    label: "Meal time",
    defaultValue: "",
    options: [
      { value: "", text: "Choose a meal time", disabled: true },
      { value: "Breakfast", text: "Breakfast" },
      { value: "Dinner", text: "Dinner" },
    ],
    error: "Choose a meal time",
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    label: "Which of all the dishes that your grandmother made shall stand at the top of the page?",
    hint: "The others follow in the order in which they were posted",
    options: [
      { value: "soup", text: "Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Cream and Sourdough Croutons" },
    ],
  },
};

export const LongPill: Story = { args: { ...LongText.args, look: "pill" }, ...narrow };

export const Narrow: Story = { ...LongText, ...narrow };

export const LargeText: Story = { ...LongText, ...largeText };

export const RightToLeft: Story = { ...rightToLeft, args: { look: "pill" } };
