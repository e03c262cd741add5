import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { styled } from "styled-components";
import { Field, inputStyle } from "./mod.ts";

const Input = styled.input`
  ${inputStyle}
`;

const meta = {
  title: "Components/Fields/Field",
  component: Field,
  args: { label: "Servings", children: (control) => <Input inputMode="numeric" {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByLabelText("Servings")).toBeVisible();
  },
};

export const Playground: Story = {};

export const Hint: Story = { args: { hint: "How many it feeds" } };

export const ErrorShown: Story = {
  args: { error: "Servings must be a number", hint: "How many it feeds" },
  async play({ canvas }) {
    await expect(canvas.getByLabelText("Servings")).toHaveAccessibleDescription(
      "Servings must be a number How many it feeds",
    );
  },
};

export const Counter: Story = { args: { counter: { text: "120 characters left" } } };

export const CounterLow: Story = { args: { counter: { text: "12 characters left", isLow: true } } };

export const SoftLabel: Story = { args: { labelTone: "soft" } };
