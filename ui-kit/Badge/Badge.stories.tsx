import type { Meta, StoryObj } from "@storybook/react-vite";
import Timer from "lucide-react/icons/timer";
import { Cluster } from "../Cluster/mod.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { BADGE_TONES, Badge } from "./mod.ts";

const meta = {
  title: "Components/Showing/Badge",
  component: Badge,
  argTypes: { tone: { control: "select", options: BADGE_TONES } },
  args: { children: "24" },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Cluster>
      {BADGE_TONES.map((tone) => (
        <Badge key={tone} tone={tone} icon={<Timer size={18} />}>
          Quick to cook
        </Badge>
      ))}
    </Cluster>
  ),
};

export const LongText: Story = {
  args: {
    icon: <Timer size={18} />,
    children: "Quick to cook, with fewer missing items than anything else that we have found for your pantry",
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...Tones, ...rightToLeft };
