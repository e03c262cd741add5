import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./mod.ts";

const meta = {
  title: "Components/Layout/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "For those who listen" },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText("For those who listen")).toBeInTheDocument();
  },
};

export const Playground: Story = {};
