import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ErrorState } from "./mod.ts";

const meta = {
  title: "Components/Feedback/ErrorState",
  component: ErrorState,
  args: { title: "Failed to fetch recipes. Please try again.", onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to fetch recipes.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

export const TryingAgain: Story = { args: { busy: true } };

export const WithoutRetry: Story = { render: ({ title }) => <ErrorState title={title} /> };
