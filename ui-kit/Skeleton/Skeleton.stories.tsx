import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster } from "../Cluster/mod.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import {
  OptionCardSkeleton,
  PlateSkeleton,
  PostCardSkeleton,
  RecipeCardSkeleton,
  RecipePageSkeleton,
  SKELETON_SHAPES,
  Skeleton,
} from "./mod.ts";

const meta = {
  title: "Components/Feedback/Skeleton",
  component: Skeleton,
  args: { shape: "picture", style: { inlineSize: "280px" } },
  subcomponents: { RecipeCardSkeleton, PostCardSkeleton, OptionCardSkeleton, PlateSkeleton, RecipePageSkeleton },
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Shapes: Story = {
  render: () => (
    <Cluster>
      {SKELETON_SHAPES.map((shape) => (
        <Skeleton key={shape} shape={shape} style={shape === "plate" ? {} : { inlineSize: "180px" }} />
      ))}
    </Cluster>
  ),
};

export const OfARecipeCard: Story = { render: () => <RecipeCardSkeleton style={{ inlineSize: "280px" }} /> };

/** A loading feed: pictures of several ratios. */
export const OfPosts: Story = {
  render: () => (
    <Cluster align="start" gap="20">
      {[0, 1, 2, 3].map((place) => (
        <PostCardSkeleton key={place} place={place} style={{ inlineSize: "240px" }} />
      ))}
    </Cluster>
  ),
};

export const OfAnOptionCard: Story = { render: () => <OptionCardSkeleton style={{ inlineSize: "280px" }} /> };

export const OfAPlate: Story = { render: () => <PlateSkeleton /> };

export const OfARecipe: Story = { render: () => <RecipePageSkeleton /> };

export const Narrow: Story = { ...OfPosts, ...narrow };

export const RightToLeft: Story = { ...OfPosts, ...rightToLeft };
