import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/mod.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { TEXT_SIZES, TEXT_TONES, Text } from "./mod.ts";

const meta = {
  title: "Components/Layout/Text",
  component: Text,
  argTypes: {
    size: { control: "select", options: TEXT_SIZES },
    tone: { control: "select", options: TEXT_TONES },
  },
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

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {TEXT_TONES.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    children: `${sampleRecipes.grandmas.name}, with a Pfefferminzschokoladenplätzchenverpackungsmaschinenbedienungsanleitung, and bread.`,
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const LargeLetters: Story = { ...LongText, ...largeText };

export const RightToLeft: Story = { ...rightToLeft };
