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
  argTypes: { placement: { control: "select", options: TOOLTIP_PLACEMENTS }, children: { control: false } },
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
  async play({ args, canvas }) {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("tooltip")).toBeNull());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole("tooltip")).toHaveTextContent(args.text));
  },
};

export const Playground: Story = {};

export const Placements: Story = {
  render: (args) => (
    <Cluster style={{ padding: "56px" }} gap="72">
      {TOOLTIP_PLACEMENTS.map((placement) => (
        <Tooltip key={placement} {...args} text={`Favourite, ${placement}`} placement={placement} />
      ))}
    </Cluster>
  ),
  async play({ canvas }) {
    for (const placement of TOOLTIP_PLACEMENTS) {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole("tooltip")).toHaveTextContent(`Favourite, ${placement}`));
    }
  },
};

/** Says more than the name: then it is read after it. */
export const Hint: Story = {
  args: {
    text: "One unread message",
    children: <IconButton label="Chat" icon={<MessageCircle size={20} />} />,
  },
  async play({ canvas }) {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Chat" })).toHaveAccessibleDescription("One unread message"),
    );
  },
};

export const OnALink: Story = {
  args: { text: "Opens your week", children: <LinkButton href="#/week">Plan Your Week</LinkButton> },
};

export const LongText: Story = {
  args: { text: "Keep Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Cream and Sourdough Croutons" },
  async play({ canvas }) {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...LongText, ...rightToLeft };
