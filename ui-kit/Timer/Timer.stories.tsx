import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { eachDown } from "../testing/each_value.tsx";
import { focused, largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { TIMER_STATES, Timer } from "./mod.ts";

const meta = {
  title: "Components/Showing/Timer",
  component: Timer,
  args: {
    name: "Simmer, step 3",
    state: "running",
    timeText: "12:04",
    onPause: fn(),
    onResume: fn(),
    onAddMinute: fn(),
    onRemove: fn(),
    style: { maxInlineSize: "560px" },
  },
} satisfies Meta<typeof Timer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const States: Story = { render: eachDown(Timer, { state: TIMER_STATES }) };

export const WithDetail: Story = { args: { detail: "Lemon Salmon with Dill Potatoes" } };

export const Done: Story = { args: { state: "done", timeText: "Done" } };

export const LongText: Story = {
  args: {
    name: "Simmer the slow-roasted tomatoes of Grandma Ingeborg with basil, step 12",
    detail: "Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Buttermilk and Rye Crispbread",
    timeText: "11:59:59",
  },
};

export const Focused: Story = { ...focused };

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };

export const LargeText: Story = { ...LongText, ...largeText };
