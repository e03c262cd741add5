import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../Button/mod.ts";
import { Dock } from "../Dock/mod.ts";
import { eachDown } from "../testing/each_value.tsx";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { TOAST_TONES, Toast, ToastRegion, useToasts } from "./mod.ts";

const meta = {
  title: "Components/Feedback/Toast",
  component: Toast,
  subcomponents: { ToastRegion },
  args: { children: "Failed to toggle like", tone: "error", duration: Number.POSITIVE_INFINITY, onDismiss: fn() },
} satisfies Meta<typeof Toast>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const WithAction: Story = {
  args: { children: "Thursday's Dinner is empty.", tone: "done", action: { text: "Undo", onSelect: fn() } },
};

export const Tones: Story = {
  render: eachDown(Toast, { tone: TOAST_TONES }),
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
};

/** Three at most, one below another, above the dock. */
export const Stacked: Story = {
  render: () => (
    <>
      <Dock hint="Choose a meal to save it for Dinner." action={<Button disabled>Save</Button>} />
      <ToastRegion
        toasts={[
          { id: 1, text: "Failed to toggle like", tone: "error" },
          { id: 2, text: "Thursday's dinner is empty again.", action: { text: "Undo", onSelect: () => undefined } },
          { id: 3, text: "Not sent. Try again.", tone: "error" },
        ]}
        onDismiss={() => undefined}
      />
    </>
  ),
};

/** Shown while it is true, below the other toasts. */
export const Standing: Story = {
  render: () => (
    <ToastRegion
      toasts={[{ id: 1, text: "Thursday's dinner is empty again." }]}
      onDismiss={() => undefined}
      standing="You are offline. New things load when you are back."
    />
  ),
};

export const LongText: Story = {
  args: {
    children:
      "Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Cream and Sourdough Croutons was taken out of Thursday's dinner.",
    action: { text: "Put it back", onSelect: fn() },
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...LongText, ...rightToLeft };
