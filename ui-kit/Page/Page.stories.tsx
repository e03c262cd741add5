import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageTitle } from "../PageTitle/mod.ts";
import { Text } from "../Text/mod.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { Page } from "./mod.ts";

const meta = {
  title: "Components/Layout/Page",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: {
    children: (
      <>
        <PageTitle title="Plan Your Week" subtitle="Nov 16 – Nov 22, 2026" />
        <Text>The page is at most 1504 px wide and keeps 16, 24 or 32 px from the edge.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const LongText: Story = {
  args: {
    children: (
      <>
        <PageTitle title="Hi, Wilhelmina Featherstonehaugh-Lindqvist! Welcome to your personalized recipes!" />
        {[1, 2, 3, 4, 5, 6].map((part) => (
          <Text key={part}>
            Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Cream and Sourdough Croutons, followed by Spaghetti
            Bolognese, Lemon Salmon with Dill Potatoes and a Berry Yoghurt with Oat Crumble.
          </Text>
        ))}
      </>
    ),
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
