import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { manyMessages, sampleMessage, sampleMessages } from "../../testing/sample_messages.ts";
import { ChatShow } from "./ChatShow.tsx";
import { framed, phone, seen } from "./story_parts.ts";

const meta = {
  title: "Patterns/Chat",
  component: ChatShow,
  parameters: framed("760px"),
  args: { messages: sampleMessages, open: true, onSend: fn(), onRetry: fn() },
} satisfies Meta<typeof ChatShow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideTheFeed: Story = {
  async play({ canvas }) {
    await seen(canvas.getByRole("complementary", { name: "Chat with Tomás Herrera" }));
    await expect(canvas.getByRole("link", { name: "Miso Mushroom Ramen" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Chat" })).toHaveAttribute("aria-expanded", "true");
  },
};

export const Unread: Story = {
  args: { open: false, hasUnread: true },
  async play({ canvas }) {
    await expect(canvas.getByRole("button", { name: "Chat, unread messages" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
  },
};

/** Opening takes the mark away; closing leaves the feed as it was. */
export const Opening: Story = {
  ...Unread,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Chat, unread messages" }));
    await expect(canvas.getByText("Thanks for asking about the ramen.")).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Chat" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(canvas.queryByRole("complementary")).not.toBeInTheDocument();
  },
};

export const Nobody: Story = {
  args: { state: "unchosen", messages: [] },
  async play({ canvas }) {
    await seen(canvas.getByText("Select a user to chat with."));
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
  },
};

/** "Ask about this meal" chooses whom one means. */
export const Asking: Story = {
  ...Nobody,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Ask about this meal Miso Mushroom Ramen" }));
    await seen(canvas.getByText("Say hello to Tomás Herrera."));
  },
};

export const Loading: Story = {
  args: { state: "loading" },
  async play({ canvas }) {
    await expect(canvas.getByText("Loading messages")).toBeInTheDocument();
    // One may write already.
    await expect(canvas.getByRole("textbox", { name: "Message to Tomás Herrera" })).toBeEnabled();
  },
};

export const Failed: Story = {
  args: { state: "failed" },
  async play({ canvas }) {
    await seen(canvas.getByText("The messages could not be loaded."));
  },
};

export const TryingAgain: Story = {
  ...Failed,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A message stands there at once, and the field is free for the next one. */
export const Sending: Story = {
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole("textbox", { name: "Message to Tomás Herrera" });
    await userEvent.type(field, "And the noodles?{Enter}");
    await seen(canvas.getByText("And the noodles?"));
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith("And the noodles?");
  },
};

export const NotSent: Story = {
  args: {
    messages: [
      ...sampleMessages.slice(0, -1),
      sampleMessage({ id: "failed", from: "own", state: "failed", text: "Cooking it on Wednesday." }),
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole("button", { name: /Not sent\. Try again\./ })).toBeInTheDocument();
  },
};

export const SendingAgain: Story = {
  ...NotSent,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: /Not sent\. Try again\./ }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith("Cooking it on Wednesday.");
    await waitFor(() => expect(canvas.queryByText(/Not sent/)).not.toBeInTheDocument());
  },
};

export const Offline: Story = {
  args: {
    offline: true,
    messages: [
      ...sampleMessages,
      sampleMessage({ id: "later", from: "own", state: "sending", text: "Back at seven." }),
    ],
  },
  async play({ canvas }) {
    await seen(canvas.getByText("Waiting for the network. What you send goes out when it is back."));
    await expect(canvas.getByRole("textbox", { name: "Message to Tomás Herrera" })).toBeEnabled();
  },
};

export const NewMessages: Story = { args: { messages: manyMessages(30), listens: true } };

/** Who reads further up keeps their place; a button leads to what came below. */
export const ReadingFurtherUp: Story = {
  ...NewMessages,
  async play({ canvas, userEvent }) {
    const log = canvas.getByRole("log", { name: "Messages with Tomás Herrera" });
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(400));
    await fireEvent.scroll(log, { target: { scrollTop: 100 } });
    await userEvent.click(canvas.getByRole("button", { name: "Let Tomás write" }));
    const news = await canvas.findByRole("button", { name: "1 new message" });
    await expect(log.scrollTop).toBe(100);
    await userEvent.click(news);
    await waitFor(() => expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(2));
  },
};

/** Over the whole of a phone, and back to the feed by ×. */
export const Phone: Story = {
  ...phone,
  args: { open: false, hasUnread: true },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Chat, unread messages" }));
    await seen(await screen.findByRole("dialog", { name: "Chat with Tomás Herrera" }));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: "Chat" }));
    await seen(await screen.findByRole("dialog", { name: "Chat with Tomás Herrera" }));
  },
};
