import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { Cluster } from "../Cluster/mod.ts";
import { missingPicture, samplePictures } from "../testing/sample_pictures.ts";
import { longPost, type SamplePost, samplePosts } from "../testing/sample_posts.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { PostCard, type PostCardProps } from "./mod.ts";

const meta = {
  title: "Components/Showing/PostCard",
  component: PostCard,
  args: { ...cardOf(samplePosts.ramen), style: { maxInlineSize: "260px" }, onLike: fn(), onAsk: fn() },
} satisfies Meta<typeof PostCard>;

export default meta;

type Story = StoryObj<typeof meta>;

function cardOf({ href, name, byline, picture, likes, liked }: SamplePost) {
  return { href, name, byline, picture, likes, liked };
}

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

/** With its date, and two lines of what its author says about it. */
export const Captioned: Story = {
  args: {
    posted: { text: "Nov 18, 2026", at: "2026-11-18T18:30:00Z" },
    caption: "Three Sundays of tries went into this broth, and the fourth one finally tasted like the bowl in Sapporo.",
  },
};

/** Other people's posts can be asked about, the own one edited and deleted. */
export const OthersAndOwn: Story = {
  render: (args) => (
    <Cluster align="start">
      <PostCard {...args} />
      <PostCard {...args} {...cardOf(samplePosts.falafel)} onAsk={undefined} onEdit={fn()} onDelete={fn()} />
    </Cluster>
  ),
};

/** Rarer actions are in a menu. Its icon is in line with the text, so its target needs the page's margin. */
export const More: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingInline: "16px" }}>
        <Story />
      </div>
    ),
  ],
  args: {
    more: {
      label: "More about Miso Mushroom Ramen",
      entries: [
        { text: "Report", onSelect: fn() },
        { text: "Block Tomás Herrera", onSelect: fn() },
      ],
    },
  },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "More about Miso Mushroom Ramen" }));
    await within(canvasElement.ownerDocument.body).findByRole("menuitem", { name: "Report" });
  },
};

/** Cooked by a recipe, which is linked and can be planned. */
export const WithRecipe: Story = {
  args: { recipe: { name: "Miso Mushroom Ramen for Two", href: "#/recipe/1" }, onPlan: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole("button", { name: "Plan this Miso Mushroom Ramen" }));
    await expect(args.onPlan).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "Miso Mushroom Ramen for Two" })).toBeVisible();
  },
};

/** Cooked by the own recipe of another person, which is only named. */
export const WithNamedRecipe: Story = {
  args: { recipe: { name: "Grandma's Goulash" } },
  async play({ canvas }) {
    await expect(canvas.getByText("Recipe: Grandma's Goulash")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Grandma's Goulash" })).toBeNull();
  },
};

export const PictureForms: Story = {
  render: (args) => (
    <Cluster align="start">
      {[samplePosts.ramen, samplePosts.caprese, samplePosts.falafel].map((post) => (
        <PostCard key={post.name} {...args} {...cardOf(post)} />
      ))}
      <PostCard {...args} {...cardOf(samplePosts.soup)} picture={samplePictures.margherita} />
    </Cluster>
  ),
};

function Liked({ liked: likedAtFirst = false, likes = 0, ...props }: PostCardProps) {
  const [liked, setLiked] = useState(likedAtFirst);
  return <PostCard {...props} liked={liked} likes={likes + (liked ? 1 : 0)} onLike={setLiked} />;
}

export const Liking: Story = {
  args: cardOf(samplePosts.soup),
  render: (args) => <Liked {...args} />,
};

export const LikeBusy: Story = {
  args: { likeBusy: true },
};

export const PictureMissing: Story = { args: { picture: { ...missingPicture, width: 1200, height: 1200 } } };

/** Nothing but a name: no photo, no author, nothing to do. */
export const NoData: Story = {
  render: ({ name, href, style }) => <PostCard name={name} href={href} picture={{}} style={style} />,
};

/** It breaks food rules of the person. */
export const Warned: Story = {
  args: {
    warning: {
      tone: "possible",
      text: "May contain gluten",
      more: 1,
      fullText: "May contain gluten (noodles). May not be vegan: noodles",
    },
  },
};

export const LongText: Story = {
  args: { ...cardOf(longPost), recipe: { name: longPost.name, href: "#/recipe/1" }, onPlan: fn(), onDelete: fn() },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft, args: { onDelete: fn() } };
