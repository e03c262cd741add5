import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/mod.ts";
import { TEXT_SIZES, Text } from "./mod.ts";

const meta = {
  title: "Components/Layout/Text",
  component: Text,
  argTypes: { size: { control: "select", options: TEXT_SIZES } },
  args: {
    children: "Crisp-skinned salmon on wilted spinach, with buttery potatoes that catch all the lemon and dill.",
  },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {TEXT_SIZES.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Soft: Story = { args: { tone: "soft" } };
