import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { withFieldWidth } from "../testing/field_width.tsx";
import { focused, largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { DateField } from "./mod.ts";

const meta = {
  title: "Components/Fields/DateField",
  component: DateField,
  decorators: [withFieldWidth],
  args: { label: "Jump to date", labelTone: "soft", defaultValue: "2026-11-19", onDateChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Empty: Story = { args: { defaultValue: "" } };

export const Focused: Story = { ...focused };

/** Dates outside the year are not reported. */
export const Bounded: Story = { args: { min: "2026-01-01", max: "2026-12-31", hint: "In 2026" } };

export const ErrorShown: Story = { args: { error: "Pick a date of this year" } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const LongText: Story = {
  args: {
    label: "Jump to the week in which Grandma Ingeborg comes to dinner",
    hint: "Any day of that week will do: the plan shows Monday to Sunday",
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const LargeText: Story = { ...LongText, ...largeText };

export const RightToLeft: Story = { ...rightToLeft };
