import type { Meta, StoryObj } from "@storybook/react-vite";
import Heart from "lucide-react/icons/heart";
import MessageCircle from "lucide-react/icons/message-circle";
import { expect, userEvent, waitFor } from "storybook/test";
import { Cluster } from "../Cluster/mod.ts";
import { IconButton } from "../IconButton/mod.ts";
import { LinkButton } from "../LinkButton/mod.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { TOOLTIP_PLACEMENTS, Tooltip } from "./mod.ts";

const meta = {
  title: "Components/Feedback/Tooltip",
  component: Tooltip,
  argTypes: { children: { control: false } },
  args: {
    text: "Favourite",
    placement: "below",
    children: <IconButton label="Favourite" icon={<Heart size={20} />} />,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Reach it with Tab, or rest the pointer on it. */
export const Default: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
  },
};

export const Playground: Story = { tags: ["!test"] };

export const Placements: Story = {
  render: (args) => (
    <Cluster style={{ padding: "56px" }} gap="72">
      {TOOLTIP_PLACEMENTS.map((placement) => (
        <Tooltip key={placement} {...args} text={`Favourite, ${placement}`} placement={placement} />
      ))}
    </Cluster>
  ),
};

/** Says more than the name: then it is read after it. */
export const Hint: Story = {
  ...Default,
  args: { text: "One unread message", children: <IconButton label="Chat" icon={<MessageCircle size={20} />} /> },
};

export const OnALink: Story = {
  args: { text: "Opens your week", children: <LinkButton href="#/week">Plan Your Week</LinkButton> },
};

export const LongText: Story = {
  ...Default,
  args: { text: "Keep Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Cream and Sourdough Croutons" },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...LongText, ...rightToLeft };
