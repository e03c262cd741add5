import type { Meta, StoryObj } from "@storybook/react-vite";
import Timer from "lucide-react/icons/timer";
import { eachAcross } from "../testing/each_value.tsx";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { BADGE_TONES, Badge } from "./mod.ts";

const meta = {
  title: "Components/Showing/Badge",
  component: Badge,
  args: { children: "24" },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Tones: Story = {
  args: { icon: <Timer size={18} />, children: "Quick to cook" },
  render: eachAcross(Badge, { tone: BADGE_TONES }),
};

export const LongText: Story = {
  args: {
    icon: <Timer size={18} />,
    children: "Quick to cook, with fewer missing items than anything else that we have found for your pantry",
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...Tones, ...rightToLeft };
