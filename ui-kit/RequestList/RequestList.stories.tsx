import type { Meta, StoryObj } from "@storybook/react-vite";
import Ellipsis from "lucide-react/icons/ellipsis";
import { fn } from "storybook/test";
import { IconButton } from "../IconButton/mod.ts";
import { largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { RequestList } from "./mod.ts";

function more(name: string) {
  return <IconButton variant="ghost" size="small" label={`More about ${name}`} icon={<Ellipsis size={20} />} />;
}

const meta = {
  title: "Components/Chat/RequestList",
  component: RequestList,
  args: {
    label: "Requests",
    requests: [
      { id: "6", name: "Yuki Tanaka", time: "18:04", text: "Is it spicy?", actions: more("Yuki Tanaka") },
      {
        id: "5",
        name: "Kwame Boateng",
        time: "Nov 17",
        text: "Hello Maya! Your falafel made my week. Which tahini do you use?",
        actions: more("Kwame Boateng"),
      },
    ],
    onAccept: fn(),
    onIgnore: fn(),
    style: { maxInlineSize: "340px" },
  },
} satisfies Meta<typeof RequestList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

/** Without requests nothing is drawn. */
export const NoData: Story = { args: { requests: [] } };

export const Busy: Story = {
  args: { requests: [{ id: "6", name: "Yuki Tanaka", time: "18:04", text: "Is it spicy?", busy: true }] },
};

export const LongText: Story = {
  args: {
    requests: [
      {
        id: "5",
        name: "Wilhelmina Constantia van Oldenbarnevelt-Featherstonehaugh",
        time: "Nov 17, 2025",
        text: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz 🍅 ".repeat(8),
        actions: more("Wilhelmina"),
      },
    ],
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };

export const LargeText: Story = { ...LongText, ...largeText };
