import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Stack } from "../Stack/mod.ts";
import { largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { STARS, StarRate, StarRating } from "./mod.ts";

const meta = {
  title: "Components/Showing/StarRating",
  component: StarRating,
  subcomponents: { StarRate },
  args: { value: 4.6, reviews: 128 },
} satisfies Meta<typeof StarRating>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Values: Story = {
  render: (args) => (
    <Stack>
      {STARS.map((stars) => (
        <StarRating key={stars} {...args} value={stars - 0.5} />
      ))}
    </Stack>
  ),
};

export const OneReview: Story = { args: { value: 5, reviews: 1 } };

/** No ratings yet. */
export const NoData: Story = { args: { value: null, reviews: 0 } };

const onRate = fn();

export const Rate: Story = {
  render: () => <StarRate label="Rate this recipe" onRate={onRate} />,
};

export const Rated: Story = { render: () => <StarRate label="Rate this recipe" value={4} onRate={onRate} /> };

export const RateDisabled: Story = { render: () => <StarRate label="Rate this recipe" value={4} disabled /> };

export const LongText: Story = {
  render: (args) => (
    <Stack>
      <StarRating {...args} reviewsText="(1,204,128 reviews by people who have cooked it at least once themselves)" />
      <StarRate label="Rate Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Cream and Sourdough Croutons" />
    </Stack>
  ),
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = {
  ...rightToLeft,
  render: (args) => (
    <Stack>
      <StarRating {...args} value={3.5} />
      <StarRate label="Rate this recipe" defaultValue={2} />
    </Stack>
  ),
};

export const LargeText: Story = { ...LongText, ...largeText };
