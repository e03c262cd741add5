import type { Meta, StoryObj } from "@storybook/react-vite";
import ChevronRight from "lucide-react/icons/chevron-right";
import Heart from "lucide-react/icons/heart";
import MessageCircle from "lucide-react/icons/message-circle";
import { expect, fn } from "storybook/test";
import { Cluster } from "../Cluster/mod.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { ICON_BUTTON_SIZES, ICON_BUTTON_VARIANTS, IconButton } from "./mod.ts";

const meta = {
  title: "Components/Actions/IconButton",
  component: IconButton,
  argTypes: {
    variant: { control: "select", options: ICON_BUTTON_VARIANTS },
    size: { control: "select", options: ICON_BUTTON_SIZES },
    icon: { control: false },
  },
  args: { label: "Next week", icon: <ChevronRight size={20} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Next week" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Cluster style={{ padding: "16px", background: "var(--color-bar)", borderRadius: "20px" }}>
      {ICON_BUTTON_VARIANTS.map((variant) => (
        <IconButton key={variant} {...args} variant={variant} label={`Next week, ${variant}`} />
      ))}
    </Cluster>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      {ICON_BUTTON_SIZES.map((size) => (
        <IconButton key={size} {...args} size={size} label={`Next week, ${size}`} />
      ))}
    </Cluster>
  ),
};

export const Disabled: Story = {
  render: (args) => (
    <Cluster>
      {ICON_BUTTON_VARIANTS.map((variant) => (
        <IconButton key={variant} {...args} variant={variant} label={`Next week, ${variant}`} disabled />
      ))}
    </Cluster>
  ),
};

/** `aria-pressed` makes it a toggle; its icon says which. */
export const Pressed: Story = {
  args: {
    "aria-pressed": true,
    label: "Keep as a favourite",
    icon: <Heart size={20} fill="currentColor" />,
    variant: "floating",
  },
};

/** Unread content. */
export const Unread: Story = {
  args: { label: "Chats", icon: <MessageCircle size={20} />, marker: { text: "New messages" } },
  async play({ canvas }) {
    await expect(canvas.getByRole("button", { name: "Chats, New messages" })).toBeVisible();
  },
};

export const UnreadOnTheSign: Story = {
  ...Unread,
  args: { ...Unread.args, variant: "sign" },
  decorators: [
    (Story) => (
      <Cluster style={{ padding: "16px", background: "var(--color-bar)", borderRadius: "20px" }}>
        <Story />
      </Cluster>
    ),
  ],
};

/** A long label is only read out and shown as the tooltip: the button keeps its size. */
export const LongText: Story = { args: { label: `Keep ${sampleRecipes.grandmas.name} as a favourite` } };

export const Narrow: Story = { ...Variants, ...narrow };

export const RightToLeft: Story = { ...Unread, ...rightToLeft };
