import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../Button/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { TOAST_TONES, Toast, ToastRegion, useToasts } from "./mod.ts";

const meta = {
  title: "Components/Feedback/Toast",
  component: Toast,
  argTypes: { tone: { control: "select", options: TOAST_TONES } },
  subcomponents: { ToastRegion },
  args: { children: "Failed to toggle like", tone: "error", duration: Number.POSITIVE_INFINITY, onDismiss: fn() },
} satisfies Meta<typeof Toast>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to toggle like");
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

export const WithAction: Story = {
  args: { children: "Thursday's Dinner is empty.", tone: "done", action: { text: "Undo", onSelect: fn() } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(args.action?.onSelect).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack align="start">
      {TOAST_TONES.map((tone) => (
        <Toast key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

function EmptyingASlot() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <Button onClick={() => show("Thursday's dinner is empty again.")}>Remove</Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  );
}

export const InTheRegion: Story = {
  render: () => <EmptyingASlot />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Thursday's dinner is empty again.");
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
