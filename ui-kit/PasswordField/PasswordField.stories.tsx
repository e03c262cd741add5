import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PasswordField } from "./mod.ts";

const meta = {
  title: "Components/Fields/PasswordField",
  component: PasswordField,
  args: { label: "Password", placeholder: "Password (min 6 chars)", autoComplete: "new-password" },
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText("Password");
    await userEvent.type(field, "basil-and-lemon");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(field).toHaveAttribute("type", "text");
    await expect(field).toHaveValue("basil-and-lemon");
  },
};

export const Playground: Story = {};

export const ErrorShown: Story = { args: { error: "Password should be at least 6 characters" } };
