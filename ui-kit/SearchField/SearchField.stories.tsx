import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { withFieldWidth } from "../testing/field_width.tsx";
import { largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { SEARCH_FIELD_TONES, SearchField } from "./mod.ts";

const meta = {
  title: "Components/Fields/SearchField",
  component: SearchField,
  decorators: [withFieldWidth],
  args: { label: "Search for a recipe", placeholder: "Search for a recipe...", onChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Filled: Story = {
  args: { defaultValue: "tomato" },
};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "16px", padding: "16px", background: "var(--color-bar)" }}>
      {SEARCH_FIELD_TONES.map((tone) => (
        <SearchField key={tone} {...args} tone={tone} label={`Search, ${tone}`} />
      ))}
      {SEARCH_FIELD_TONES.map((tone) => (
        <SearchField key={tone} {...args} tone={tone} label={`Search for tomato, ${tone}`} defaultValue="tomato" />
      ))}
    </div>
  ),
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "tomato" } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "tomato" } };

export const LongText: Story = {
  args: {
    label: "Search meals, authors, ingredients",
    placeholder: "Search meals, authors, ingredients, and whatever else may be written into a caption",
    defaultValue: "Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Cream and Sourdough Croutons",
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const LargeText: Story = { ...LongText, ...largeText };

export const RightToLeft: Story = { ...rightToLeft, args: { defaultValue: "حساء الطماطم" } };
