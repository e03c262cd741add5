import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { withFieldWidth } from "../testing/field_width.tsx";
import { focused, largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { TextField } from "./mod.ts";

const meta = {
  title: "Components/Fields/TextField",
  component: TextField,
  decorators: [withFieldWidth],
  args: { label: "Email Address", placeholder: "you@example.com", onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Focused: Story = { ...focused };

export const Filled: Story = { args: { label: "Full Name", defaultValue: "Maya Lindqvist" } };

export const Hint: Story = { args: { hint: "Only to log in. No one else sees it" } };

export const ErrorShown: Story = { args: { label: "Full Name", placeholder: "", error: "Full Name is required" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "maya@example.com" } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "maya@example.com" } };

export const LongText: Story = {
  args: {
    label: "What do you call the dish that your grandmother made on the first cold Sunday of autumn?",
    error: "It is a long story: tell it in the caption, and give the dish here a name that fits on a plate",
    defaultValue: "Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Cream and Sourdough Croutons",
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const LargeText: Story = { ...LongText, ...largeText };

export const RightToLeft: Story = { ...rightToLeft, args: { ...ErrorShown.args, defaultValue: "مايا" } };
