import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../Button/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { sampleMessage, sampleMessages } from "../testing/sample_messages.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { CHAT_STATES, ChatPanel } from "./mod.ts";

const people = (
  <Stack gap="8">
    {["Tomás Herrera", "Priya Nair"].map((name) => (
      <Button key={name} variant="plain" width="full">
        {name}
      </Button>
    ))}
  </Stack>
);

const meta = {
  title: "Components/Chat/ChatPanel",
  component: ChatPanel,
  argTypes: { children: { control: false } },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", justifyContent: "end", minBlockSize: "680px", padding: "24px" }}>
        <Story />
      </div>
    ),
  ],
  args: {
    state: "ready",
    defaultOpen: true,
    title: "Chat with Tomás Herrera",
    conversation: "tomas",
    unchosenText: "Select a user to chat with.",
    list: {
      label: "Messages with Tomás Herrera",
      messages: sampleMessages,
      emptyText: "Say hello to Tomás.",
      onResend: fn(),
    },
    composer: { label: "Message to Tomás Herrera", placeholder: "Type your message...", onSend: fn() },
    onRetry: fn(),
    style: { blockSize: "640px", insetBlockStart: "0" },
  },
} satisfies Meta<typeof ChatPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const States: Story = {
  parameters: { layout: "padded" },
  decorators: [(Story) => <Story />],
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "24px" }}>
      {CHAT_STATES.map((state) => (
        <ChatPanel
          key={state}
          {...args}
          state={state}
          title={state === "unchosen" ? "Chat" : `Chat, ${state}`}
          style={{ position: "static", blockSize: "560px" }}
        />
      ))}
    </div>
  ),
};

export const Unchosen: Story = { args: { state: "unchosen", title: "Chat", children: people } };

export const Loading: Story = { args: { state: "loading" } };

export const Failed: Story = {
  args: { state: "failed", failedText: "The network may be away." },
};

export const Offline: Story = { args: { offlineText: "Waiting for the network…" } };

export const NoData: Story = { args: { list: { ...meta.args.list, messages: [] } } };

export const LongText: Story = {
  args: {
    title: "Chat with María de los Ángeles Fernández-Villaverde y Gómez de la Serna",
    offlineText: "Waiting for the network, which has not been there since you came into the tunnel…",
    list: {
      ...meta.args.list,
      messages: [
        ...sampleMessages,
        sampleMessage({
          id: "long",
          from: "own",
          state: "failed",
          text: "https://kitchen.example/recipes/grandmas-slow-roasted-tomato-soup-with-basil-and-cream?portions=6",
        }),
      ],
    },
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...LongText, ...rightToLeft };
