import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RecipeCardSkeleton } from "../Skeleton/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { SPINNER_PLACES, Spinner } from "./mod.ts";

const meta = {
  title: "Components/Feedback/Spinner",
  component: Spinner,
  argTypes: { place: { control: "select", options: SPINNER_PLACES } },
  args: { children: "Syncing your meal plan…" },
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole("status")).toHaveTextContent("Syncing your meal plan…");
  },
};

export const Playground: Story = {};

export const WithoutText: Story = { args: { children: undefined, label: "Loading recipes" } };

/** In its own line, or over skeletons. */
export const Places: Story = {
  render: (args) => (
    <Stack>
      {SPINNER_PLACES.map((place) => (
        <Stack key={place} style={{ maxInlineSize: "320px" }}>
          <Spinner {...args} place={place} />
          <RecipeCardSkeleton />
        </Stack>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack align="start">
      {[20, 28, 40].map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Counting: Story = { args: { children: "Loading more… 10/64" } };

export const LongText: Story = {
  args: { children: "Fetching Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Cream and Sourdough Croutons…" },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
