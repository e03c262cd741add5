import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Button } from "../Button/mod.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { AlertDialog, type AlertDialogProps } from "./mod.ts";

const meta = {
  title: "Components/Feedback/AlertDialog",
  component: AlertDialog,
  // Each in a frame of its own: an open modal would lie over the whole page of documentation.
  parameters: { docs: { story: { inline: false, height: "420px" } } },
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

/** A page with a button that opens the question, which is open at first. */
function Asked({ onConfirm, onOpenChange, ...props }: AlertDialogProps) {
  const [open, setOpen] = useState(true);
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
        Delete post
      </Button>
      <AlertDialog {...props} open={open} onOpenChange={change} onConfirm={confirm} />
    </>
  );
}

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

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
