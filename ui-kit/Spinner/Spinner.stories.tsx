import type { Meta, StoryObj } from "@storybook/react-vite";
import { RecipeCardSkeleton } from "../Skeleton/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { eachDown } from "../testing/each_value.tsx";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { SPINNER_PLACES, Spinner } from "./mod.ts";

const meta = {
  title: "Components/Feedback/Spinner",
  component: Spinner,
  args: { children: "Syncing your meal plan…" },
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

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
  render: eachDown(Spinner, { size: [20, 28, 40] }),
};

export const Counting: Story = { args: { children: "Loading more… 10/64" } };

export const LongText: Story = {
  args: { children: "Fetching Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Cream and Sourdough Croutons…" },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
