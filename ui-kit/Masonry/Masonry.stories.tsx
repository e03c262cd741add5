import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Button } from "../Button/mod.ts";
import { Cluster } from "../Cluster/mod.ts";
import { EmptyState } from "../EmptyState/mod.ts";
import { PostCard } from "../PostCard/mod.ts";
import { Stack } from "../Stack/mod.ts";
import { longPost, manyPosts, type SamplePost } from "../testing/sample_posts.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { Masonry } from "./mod.ts";

const meta = {
  title: "Components/Showing/Masonry",
  component: Masonry,
  args: { "aria-label": "Shared meals", children: manyPosts(12).map(card) },
} satisfies Meta<typeof Masonry>;

export default meta;

type Story = StoryObj<typeof meta>;

function card({ href, name, byline, picture, likes, liked }: SamplePost) {
  const facts = { href, name, byline, picture, likes, liked };
  return <PostCard key={href} {...facts} onLike={fn()} onAsk={fn()} />;
}

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

function Growing() {
  const [posts, setPosts] = useState(() => manyPosts(6));
  return (
    <Stack>
      <Cluster>
        <Button variant="plain" onClick={() => setPosts(manyPosts(posts.length + 6))}>
          Show more
        </Button>
        <Button variant="plain" onClick={() => setPosts(posts.filter((_, place) => place !== 1))}>
          Remove the second
        </Button>
        <Button variant="plain" onClick={() => setPosts(posts.toReversed())}>
          Turn round
        </Button>
      </Cluster>
      <Masonry aria-label="Shared meals">{posts.map(card)}</Masonry>
    </Stack>
  );
}

/** Existing items stay; new ones follow. */
export const MoreAndFewer: Story = {
  render: () => <Growing />,
};

/** Beside the chat there are fewer columns. */
export const BesideTheChat: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: "816px" }}>
      <Masonry {...args} />
    </div>
  ),
};

/** An empty list draws nothing: an empty state says why. */
export const NoData: Story = {
  render: () => (
    <>
      <Masonry aria-label="Shared meals" />
      <EmptyState title="No community posts found" text="Try clearing filters or search, or post your first meal!" />
    </>
  ),
};

export const LongText: Story = { args: { children: [longPost, ...manyPosts(5)].map(card) } };

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
