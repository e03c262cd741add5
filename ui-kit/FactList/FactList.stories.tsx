import type { Meta, StoryObj } from "@storybook/react-vite";
import Clock from "lucide-react/icons/clock";
import Users from "lucide-react/icons/users";
import { Text } from "../Text/mod.ts";
import { largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { FactList } from "./mod.ts";

const meta = {
  title: "Components/Showing/FactList",
  component: FactList,
  args: {
    facts: [
      { name: "Servings", value: 4, icon: <Users /> },
      { name: "Total time", value: "35 Min", icon: <Clock /> },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

/** Without icons no space is reserved. */
export const WithoutIcons: Story = {
  args: {
    facts: [
      { name: "Servings", value: 4 },
      { name: "Total time", value: "35 Min" },
    ],
  },
};

/** Without facts nothing is drawn, not even a gap. */
export const NoData: Story = {
  args: { facts: [] },
  render: (args) => (
    <>
      <FactList {...args} />
      <Text tone="soft">Nothing is known of this recipe but its name.</Text>
    </>
  ),
};

export const LongText: Story = {
  args: {
    facts: [
      { name: "Servings for hungry people at a long table", value: "8 to 12, with bread and salad", icon: <Users /> },
      { name: "Total time", value: "1 day, 2 hours and 35 Min", icon: <Clock /> },
    ],
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };

export const LargeText: Story = { ...largeText };
