import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Button } from "../Button/mod.ts";
import { Cluster } from "../Cluster/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { manyMessages, sampleMessage, sampleMessages } from "../testing/sample_messages.ts";
import { samplePictures } from "../testing/sample_pictures.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import {
  MESSAGE_SIDES,
  MESSAGE_STATES,
  MessageList,
  type MessageListProps,
  MessageListSkeleton,
  MessageMeal,
  OLDER_STATES,
} from "./mod.ts";

const meta = {
  title: "Components/Chat/MessageList",
  component: MessageList,
  subcomponents: { MessageListSkeleton, MessageMeal },
  args: {
    label: "Messages with Tomás Herrera",
    messages: sampleMessages,
    emptyText: "No messages yet.",
    style: { blockSize: "600px", maxInlineSize: "372px", background: "var(--color-surface)" },
    onResend: fn(),
    onOlder: fn(),
  },
} satisfies Meta<typeof MessageList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Sides: Story = {
  args: {
    messages: MESSAGE_SIDES.map((from) => sampleMessage({ id: from, from, text: `A message of this side: ${from}` })),
    style: { blockSize: "220px", maxInlineSize: "372px", background: "var(--color-surface)" },
  },
};

export const States: Story = {
  args: {
    messages: [
      ...MESSAGE_STATES.map((state, index) =>
        sampleMessage({
          id: state,
          from: "own",
          state,
          text: `This one is ${state}.`,
          sentAt: `2026-11-18T18:0${index}:00`,
        }),
      ),
      sampleMessage({
        id: "refused",
        from: "own",
        state: "failed",
        text: "This one says why it failed.",
        sentAt: "2026-11-18T18:09:00",
        failedText: "Not sent: you can write to 10 new people a day. Try again after Nov 19, 2026, 18:09.",
      }),
    ],
    style: { blockSize: "460px", maxInlineSize: "372px", background: "var(--color-surface)" },
  },
};

export const OlderMessages: Story = {
  render: (args) => (
    <Stack gap="24">
      {OLDER_STATES.map((olderState) => (
        <MessageList
          key={olderState}
          {...args}
          label={`Older messages: ${olderState}`}
          messages={sampleMessages.slice(3, 6)}
          olderState={olderState}
          style={{ blockSize: "360px", maxInlineSize: "372px", background: "var(--color-surface)" }}
        />
      ))}
    </Stack>
  ),
};

/** Scroll up, then let messages arrive at both ends: the visible ones do not move. */
export const KeepsItsPlace: Story = {
  render: (args) => <Conversation {...args} />,
};

export const LongConversation: Story = { args: { messages: manyMessages(90) } };

export const Loading: Story = {
  render: ({ style }) => <MessageListSkeleton text="Loading messages" style={style} />,
};

export const NoData: Story = { args: { messages: [] } };

export const LongText: Story = {
  args: {
    messages: [
      sampleMessage({
        id: "long-name",
        senderName: "María de los Ángeles Fernández-Villaverde y Gómez de la Serna",
        text: "Write to me at https://kitchen.example/recipes/grandmas-slow-roasted-tomato-soup-with-basil-and-cream?portions=6",
      }),
      sampleMessage({
        id: "lines",
        from: "own",
        text: "Flour\nEggs\n\nAnd a little salt.",
        sentAt: "2026-11-18T18:11:00",
      }),
      sampleMessage({
        id: "long",
        from: "own",
        text: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz 🍅🥖 ".repeat(3),
        sentAt: "2026-11-18T18:12:00",
        state: "failed",
      }),
      sampleMessage({ id: "arabic", text: "شكرا على الوصفة، كانت لذيذة جدا!", sentAt: "2026-11-18T18:13:00" }),
    ],
  },
};

/** A message can be about a meal, which may be gone. */
export const AboutMeals: Story = {
  args: {
    messages: [
      sampleMessage({
        id: "about",
        text: "Which miso is in it?",
        about: <MessageMeal name="Miso Mushroom Ramen" picture={samplePictures.greenBowl} href="#ramen" />,
      }),
      sampleMessage({
        id: "gone",
        from: "own",
        text: "And in this one?",
        about: <MessageMeal name="This meal is no longer there" />,
      }),
    ],
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...LongText, ...rightToLeft };

function Conversation(props: MessageListProps) {
  const [messages, setMessages] = useState(() => manyMessages(60));
  const [count, setCount] = useState(0);
  function add(where: "above" | "below", from: "own" | "other"): void {
    setCount(count + 1);
    const text = `Message ${count + 1} came ${where}.`;
    const sentAt = where === "above" ? "2026-11-17T12:00:00" : "2026-11-18T19:00:00";
    const state = from === "own" ? "sending" : "sent";
    const message = sampleMessage({ id: `added-${count}`, from, text, sentAt, state });
    setMessages(where === "above" ? [message, ...messages] : [...messages, message]);
  }
  return (
    <Stack gap="12">
      <Cluster>
        <Button size="small" variant="plain" onClick={() => add("below", "other")}>
          A message comes
        </Button>
        <Button size="small" variant="plain" onClick={() => add("above", "other")}>
          An older one comes
        </Button>
        <Button size="small" variant="plain" onClick={() => add("below", "own")}>
          Send one
        </Button>
      </Cluster>
      <MessageList {...props} messages={messages} />
    </Stack>
  );
}
