import type { Meta, StoryObj } from "@storybook/react-vite";
import { styled } from "styled-components";
import { eachDown } from "../testing/each_value.tsx";
import { withFieldWidth } from "../testing/field_width.tsx";
import { largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { Field, inputStyle, LABEL_PLACES } from "./mod.ts";

const Input = styled.input`
  ${inputStyle}
`;

const meta = {
  title: "Components/Fields/Field",
  component: Field,
  decorators: [withFieldWidth],
  args: { label: "Servings", children: (control) => <Input inputMode="numeric" placeholder="4" {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Hint: Story = { args: { hint: "How many it feeds" } };

export const ErrorShown: Story = {
  args: { error: "Servings must be a number", hint: "How many it feeds" },
};

export const Counter: Story = { args: { counter: { text: "120 characters left" } } };

export const CounterLow: Story = { args: { counter: { text: "9 characters left", isLow: true } } };

export const CounterBesideHint: Story = {
  args: { hint: "Say what makes it yours", counter: { text: "9 characters left", isLow: true } },
};

export const LabelPlaces: Story = { render: eachDown(Field, { labelPlace: LABEL_PLACES }) };

export const SoftLabel: Story = { args: { labelTone: "soft" } };

export const LongText: Story = {
  args: {
    label: "How many people does Grandma Ingeborg's slow-roasted tomato soup feed on the first cold Sunday of autumn?",
    hint: "Count second helpings, and the guests who come by because the whole street smells of it",
    error: "Servings must be a number: write 6, not “a few, more if they bring bread”",
    counter: { text: "1,234 characters left of 1,500", isLow: true },
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const LargeText: Story = { ...LongText, ...largeText };

export const RightToLeft: Story = { ...ErrorShown, ...rightToLeft };
