import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import ChevronRight from "lucide-react/icons/chevron-right";
import Heart from "lucide-react/icons/heart";
import MessageCircle from "lucide-react/icons/message-circle";
import { fn } from "storybook/test";
import { eachAcross } from "../testing/each_value.tsx";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { ICON_BUTTON_SIZES, ICON_BUTTON_VARIANTS, IconButton } from "./mod.ts";

const onTheSign: Decorator = (Story) => (
  <div style={{ padding: "16px", background: "var(--color-bar)", borderRadius: "20px" }}>
    <Story />
  </div>
);

const meta = {
  title: "Components/Actions/IconButton",
  component: IconButton,
  argTypes: {
    icon: { control: false },
  },
  args: { label: "Next week", icon: <ChevronRight size={20} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Variants: Story = {
  decorators: [onTheSign],
  render: eachAcross(IconButton, { variant: ICON_BUTTON_VARIANTS }),
};

export const Sizes: Story = { render: eachAcross(IconButton, { size: ICON_BUTTON_SIZES }) };

export const Disabled: Story = { ...Variants, args: { disabled: true } };

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
};

export const UnreadOnTheSign: Story = {
  args: { ...Unread.args, variant: "sign" },
  decorators: [onTheSign],
};

/** A long label is only read out and shown as the tooltip: the button keeps its size. */
export const LongText: Story = { args: { label: `Keep ${sampleRecipes.grandmas.name} as a favourite` } };

export const Narrow: Story = { ...Variants, ...narrow };

export const RightToLeft: Story = { ...Unread, ...rightToLeft };
