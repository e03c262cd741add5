import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { ErrorState } from "./mod.ts";

const meta = {
  title: "Components/Feedback/ErrorState",
  component: ErrorState,
  args: { title: "Failed to fetch recipes. Please try again.", onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const TryingAgain: Story = { args: { busy: true } };

export const WithoutRetry: Story = { render: ({ title }) => <ErrorState title={title} /> };

export const WithText: Story = { args: { title: "Failed to fetch community posts.", text: "Your search is kept." } };

export const LongText: Story = {
  args: {
    title: "Failed to fetch Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Cream and Sourdough Croutons.",
    text: "The kitchen could not be reached. What you have planned for the week is safe; try again when you are back on a network.",
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
