import type { Meta, StoryObj } from "@storybook/react-vite";
import { withFieldWidth } from "../testing/field_width.tsx";
import { focused, largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { Slider } from "./mod.ts";

const meta = {
  title: "Components/Fields/Slider",
  component: Slider,
  decorators: [withFieldWidth],
  args: { label: "List or variety", startText: "Shorter list", endText: "More variety", step: 25 },
} satisfies Meta<typeof Slider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const AtTheEnd: Story = { args: { defaultValue: 100 } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    label: "Whether the week should need few foods from the shop or bring as many different dishes as it can",
    startText: "The shortest shopping list that still fills the whole week",
    endText: "A different dish, cuisine and main food at every single meal",
  },
};

export const Focused: Story = { ...focused };

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { args: { defaultValue: 25 }, ...rightToLeft };

export const LargeText: Story = { ...largeText };
