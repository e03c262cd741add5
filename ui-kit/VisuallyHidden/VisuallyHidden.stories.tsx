import type { Meta, StoryObj } from "@storybook/react-vite";
import Heart from "lucide-react/icons/heart";
import { Button } from "../Button/mod.ts";
import { Cluster } from "../Cluster/mod.ts";
import { Text } from "../Text/mod.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { VisuallyHidden } from "./mod.ts";

const meta = {
  title: "Components/Layout/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "people like this" },
  render: (args) => (
    <Cluster gap="8">
      <Heart size={20} aria-hidden="true" />
      <Text>
        42 <VisuallyHidden {...args} />
      </Text>
    </Cluster>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Seen: a heart and 42. Heard: "42 people like this". */
export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const InAButton: Story = {
  render: (args) => (
    <Button variant="plain" icon={<Heart size={20} aria-hidden="true" />}>
      <span aria-hidden="true">42</span>
      <VisuallyHidden {...args}>42 likes</VisuallyHidden>
    </Button>
  ),
};

export const Narrow: Story = { ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
