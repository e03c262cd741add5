import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { WeekSwitcher } from "./mod.ts";

const meta = {
  title: "Components/Showing/WeekSwitcher",
  component: WeekSwitcher,
  args: { date: "2026-11-19", onDate: fn(), onPrevious: fn(), onNext: fn() },
} satisfies Meta<typeof WeekSwitcher>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Next week" }));
    await userEvent.click(canvas.getByRole("button", { name: "Previous week" }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};
