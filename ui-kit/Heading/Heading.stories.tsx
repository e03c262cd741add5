import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/mod.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { HEADING_LEVELS, HEADING_SIZES, Heading } from "./mod.ts";

const meta = {
  title: "Components/Layout/Heading",
  component: Heading,
  args: { children: "Nutritional information" },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="24">
      {HEADING_SIZES.map((size) => (
        <Heading key={size} {...args} size={size}>
          {size}: Lemon Salmon with Dill Potatoes
        </Heading>
      ))}
    </Stack>
  ),
};

export const Levels: Story = {
  render: (args) => (
    <Stack gap="8">
      {HEADING_LEVELS.map((level) => (
        <Heading key={level} {...args} level={level} size="name">
          Level {level}, drawn as a name
        </Heading>
      ))}
    </Stack>
  ),
};

export const LongText: Story = { args: { size: "hero", level: 1, children: sampleRecipes.grandmas.name } };

export const Narrow: Story = { ...LongText, ...narrow };

export const LargeLetters: Story = { ...LongText, ...largeText };

export const RightToLeft: Story = { ...rightToLeft };
