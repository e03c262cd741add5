import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Cluster } from "../Cluster/mod.ts";
import { withFieldWidth } from "../testing/field_width.tsx";
import { focused, largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { Checkbox } from "./mod.ts";

const meta = {
  title: "Components/Fields/Checkbox",
  component: Checkbox,
  decorators: [withFieldWidth],
  args: { label: "Favourites", onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const States: Story = {
  render: (args) => (
    <Cluster gap="24">
      <Checkbox {...args} label="Off" />
      <Checkbox {...args} label="On" defaultChecked />
    </Cluster>
  ),
};

export const Focused: Story = { ...focused };

export const Hint: Story = { args: { hint: "Only the meals that you like" } };

export const ErrorShown: Story = { args: { label: "I cooked it myself", error: "Tick this to post the meal" } };

export const Disabled: Story = {
  render: (args) => (
    <Cluster gap="24">
      <Checkbox {...args} label="Off" disabled />
      <Checkbox {...args} label="On" disabled defaultChecked />
    </Cluster>
  ),
};

export const LongText: Story = {
  args: {
    label: "Only meals with tomatoes that Grandma Ingeborg would have let into her kitchen before the first frost",
    hint: "There are fewer of them than you think, and all of them need an afternoon",
    error: "It is October already: nothing is left of them",
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const LargeText: Story = { ...LongText, ...largeText };

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { defaultChecked: true, hint: "Only the meals that you like" },
};
