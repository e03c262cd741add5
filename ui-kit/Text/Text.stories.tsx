import type { Meta, StoryObj } from "@storybook/react-vite";
import { eachDown } from "../testing/each_value.tsx";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { TEXT_SIZES, TEXT_TONES, Text } from "./mod.ts";

const meta = {
  title: "Components/Layout/Text",
  component: Text,
  args: {
    children: "Crisp-skinned salmon on wilted spinach, with buttery potatoes that catch all the lemon and dill.",
  },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Sizes: Story = {
  render: eachDown(Text, { size: TEXT_SIZES }),
};

export const Tones: Story = {
  render: eachDown(Text, { tone: TEXT_TONES }),
};

export const LongText: Story = {
  args: {
    children: `${sampleRecipes.grandmas.name}, with a Pfefferminzschokoladenplätzchenverpackungsmaschinenbedienungsanleitung, and bread.`,
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const LargeLetters: Story = { ...LongText, ...largeText };

export const RightToLeft: Story = { ...rightToLeft };
