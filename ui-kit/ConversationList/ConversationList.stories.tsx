import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { ConversationList } from "./mod.ts";

const meta = {
  title: "Components/Chat/ConversationList",
  component: ConversationList,
  args: {
    label: "Conversations",
    conversations: [
      { id: "2", name: "Tomás Herrera", time: "18:04", unread: 2 },
      { id: "4", name: "Priya Nair", time: "17:55", unread: 0 },
      { id: "3", name: "Ingeborg Aas", time: "Nov 17", unread: 0 },
    ],
    onSelect: fn(),
    style: { maxInlineSize: "340px" },
  },
} satisfies Meta<typeof ConversationList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

/** Without conversations nothing is drawn. */
export const NoData: Story = { args: { conversations: [] } };

export const LongText: Story = {
  args: {
    conversations: [
      {
        id: "5",
        name: "Wilhelmina Constantia van Oldenbarnevelt-Featherstonehaugh",
        time: "Nov 17, 2025",
        unread: 1_234,
      },
      ...meta.args.conversations,
    ],
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };

export const LargeText: Story = { ...LongText, ...largeText };
