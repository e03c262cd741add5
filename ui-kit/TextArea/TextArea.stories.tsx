import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { withFieldWidth } from "../testing/field_width.tsx";
import { focused, largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { TextArea, type TextAreaProps } from "./mod.ts";

const TACOS = `8 corn tortillas
400 g black beans
1 avocado
2 limes
1 corn cob
1 little gem lettuce`;

const CAPTION =
  "Crispy edges, cold beer, no one left the table. Char the tortillas straight on the flame, then pile everything up " +
  "while they are hot. Squeeze the lime twice: once over the beans, once over your fingers. My kids asked for these " +
  "again on Saturday, so I am calling it a win!";

const meta = {
  title: "Components/Fields/TextArea",
  component: TextArea,
  decorators: [withFieldWidth],
  args: { label: "Ingredients", hint: "One per line", rows: 7, onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Focused: Story = { ...focused };

export const Filled: Story = { args: { defaultValue: TACOS } };

/** Type on: it grows up to 12 lines, then it scrolls. */
export const Growing: Story = { args: { rows: 2, defaultValue: TACOS } };

/** The counter warns from 20 characters on, and is read aloud when the typing pauses. */
export const CounterLow: Story = {
  args: { label: "Caption", hint: undefined, rows: 3, maxLength: 280, defaultValue: CAPTION },
  render: (args) => <Counted {...args} />,
};

export const ErrorShown: Story = { args: { error: "Ingredients are required" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: TACOS } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: TACOS } };

export const LongText: Story = {
  args: {
    label: "What goes into Grandma Ingeborg's slow-roasted tomato soup with basil, cream and sourdough croutons?",
    hint: "One per line, with how much of it: the next cook has never been in her kitchen",
    defaultValue: `${TACOS}\n${"tortilla".repeat(30)}`,
    rows: 3,
    counter: { text: "1,234 characters left of 1,500", isLow: true },
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const LargeText: Story = { ...LongText, ...largeText };

export const RightToLeft: Story = { ...rightToLeft, args: { defaultValue: TACOS } };

function Counted({ maxLength = 280, defaultValue, ...rest }: TextAreaProps) {
  const [text, setText] = useState(String(defaultValue));
  const left = maxLength - text.length;
  return (
    <TextArea
      {...rest}
      maxLength={maxLength}
      value={text}
      onChange={(event) => setText(event.target.value)}
      counter={{ text: `${left} characters left`, isLow: left <= 20 }}
    />
  );
}
