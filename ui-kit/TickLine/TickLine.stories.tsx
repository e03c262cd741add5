import type { Meta, StoryObj } from "@storybook/react-vite";
import Ellipsis from "lucide-react/icons/ellipsis";
import { fn } from "storybook/test";
import { IconButton } from "../IconButton/mod.ts";
import { TextLink } from "../TextLink/mod.ts";
import { withFieldWidth } from "../testing/field_width.tsx";
import { focused, largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { TickLine } from "./mod.ts";

const meta = {
  title: "Components/Choosing/TickLine",
  component: TickLine,
  decorators: [withFieldWidth],
  args: { name: "Canned tomatoes", amount: "2 tins (800 g)", onTickedChange: fn() },
} satisfies Meta<typeof TickLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Ticked: Story = { args: { defaultTicked: true } };

/** Links in the details stay links; all else ticks the line. */
export const WithDetails: Story = {
  args: {
    note: "180 g left over",
    details: (
      <>
        For <TextLink href="#bolognese">Spaghetti Bolognese</TextLink>,{" "}
        <TextLink href="#shakshuka">Shakshuka with Feta</TextLink>
      </>
    ),
  },
};

export const WithAnAction: Story = {
  args: { ...WithDetails.args, action: <IconButton label="More" variant="ghost" icon={<Ellipsis size={20} />} /> },
};

/** Several dishes are folded. A swipe does what the menu offers, too. */
export const Folded: Story = {
  args: {
    ...WithAnAction.args,
    details: (
      <details>
        <summary>For 2 dishes</summary>
        <TextLink href="#bolognese">Spaghetti Bolognese</TextLink>, <TextLink href="#shakshuka">Shakshuka</TextLink>
      </details>
    ),
    swipe: { text: "I have this", onSwipe: fn() },
  },
};

export const WithoutAnAmount: Story = { args: { name: "Kitchen paper", amount: "" } };

export const Focused: Story = { ...focused };

export const LongText: Story = {
  args: {
    ...WithAnAction.args,
    name: "Slow-roasted tomatoes of Grandma Ingeborg with basil, buttermilk and rye crispbread",
    amount: "12 cartons (12,500 ml, makes 14 litres)",
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const LargeText: Story = { ...LongText, ...largeText };

export const RightToLeft: Story = { ...WithAnAction, ...rightToLeft };
