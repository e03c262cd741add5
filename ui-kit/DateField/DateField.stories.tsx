import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { DateField } from "./mod.ts";

const meta = {
  title: "Components/Fields/DateField",
  component: DateField,
  args: { label: "Jump to date", labelTone: "soft", defaultValue: "2026-11-19", onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByLabelText("Jump to date")).toHaveValue("2026-11-19");
  },
};

export const Playground: Story = {};

export const ErrorShown: Story = { args: { error: "Pick a date of this year" } };
