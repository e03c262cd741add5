import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/mod.ts";
import { Cluster } from "../Cluster/mod.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { ALERT_DIALOG_TONES, AlertDialog, type AlertDialogProps } from "./mod.ts";

const meta = {
  title: "Components/Feedback/AlertDialog",
  component: AlertDialog,
  // Each in a frame of its own: an open modal would lie over the whole page of documentation.
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  argTypes: { tone: { control: "select", options: ALERT_DIALOG_TONES } },
  args: {
    title: "Delete this post?",
    text: "Falafel Plate with Hummus and its 27 likes will be gone.",
    confirmText: "Delete",
    cancelText: "Keep it",
    tone: "danger",
    busyText: "Deleting…",
    onConfirm: fn(),
    onOpenChange: fn(),
  },
  render: (args) => <Asked {...args} />,
} satisfies Meta<typeof AlertDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

interface AskedProps extends AlertDialogProps {
  opener?: string;
  isOpenAtFirst?: boolean;
}

/** A page with a button that opens the question, which is open at first. */
function Asked({ opener = "Delete post", isOpenAtFirst = true, onConfirm, onOpenChange, ...props }: AskedProps) {
  const [open, setOpen] = useState(isOpenAtFirst);
  function change(next: boolean): void {
    setOpen(next);
    onOpenChange?.(next);
  }
  function confirm(): void {
    onConfirm?.();
    change(false);
  }
  return (
    <>
      <Button variant="danger" onClick={() => change(true)}>
        {opener}
      </Button>
      <AlertDialog {...props} open={open} onOpenChange={change} onConfirm={confirm} />
    </>
  );
}

export const Default: Story = {
  async play({ args, canvas }) {
    const dialog = screen.getByRole("alertdialog", { name: "Delete this post?" });
    await expect(screen.getByRole("button", { name: "Keep it" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog).not.toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Delete post" }));
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Delete this post?" })).toBeVisible());
  },
};

export const Playground: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Cluster>
      {ALERT_DIALOG_TONES.map((tone) => (
        <Asked key={tone} {...args} tone={tone} opener={`Ask in ${tone}`} isOpenAtFirst={false} />
      ))}
    </Cluster>
  ),
  async play({ args, canvas }) {
    for (const tone of ALERT_DIALOG_TONES) {
      await userEvent.click(canvas.getByRole("button", { name: `Ask in ${tone}` }));
      await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    }
    await expect(args.onConfirm).toHaveBeenCalledTimes(ALERT_DIALOG_TONES.length);
  },
};

export const Primary: Story = {
  args: {
    title: "Leave without saving?",
    text: "Your meal for Thursday's dinner is not saved yet.",
    confirmText: "Leave",
    cancelText: "Stay",
    tone: "primary",
  },
};

export const Busy: Story = { args: { busy: true } };

/** One answer: a message that must be acknowledged. */
export const Plain: Story = {
  args: { title: "Failed to delete post", text: undefined, confirmText: "OK", cancelText: undefined, tone: "primary" },
};

export const LongText: Story = {
  args: {
    title: "Delete Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Cream and Sourdough Croutons?",
    text: "Wilhelmina Featherstonehaugh-Lindqvist and 63 others like it, and 12 conversations are about it. None of them can be had back.",
    confirmText: "Delete it and all its photos",
    cancelText: "Keep it for now",
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
