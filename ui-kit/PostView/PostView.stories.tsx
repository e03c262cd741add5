import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Button } from "../Button/mod.ts";
import { Dialog } from "../Dialog/mod.ts";
import { missingPicture } from "../testing/sample_pictures.ts";
import { longPost, type SamplePost, samplePosts } from "../testing/sample_posts.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { PostView, type PostViewProps } from "./mod.ts";

const meta = {
  title: "Components/Showing/PostView",
  component: PostView,
  args: { ...viewOf(samplePosts.ramen), style: { maxInlineSize: "1000px" }, onLike: fn(), onAsk: fn() },
} satisfies Meta<typeof PostView>;

export default meta;

type Story = StoryObj<typeof meta>;

function viewOf({ name, byline, picture, likes, liked, caption, ingredients, steps }: SamplePost) {
  return { name, byline, picture, likes, liked, caption, ingredients, steps };
}

export const Default: Story = {};

/** Cooked by a recipe, which is linked and can be planned. */
export const WithRecipe: Story = {
  args: { recipe: { name: "Miso Mushroom Ramen for Two", href: "#/recipe/1" }, onPlan: fn() },
};

export const Playground: Story = { tags: ["!test"] };

function Opened(props: PostViewProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        {props.name}
      </Button>
      <Dialog title={props.name} size="wide" layout="bare" open={open} onOpenChange={setOpen}>
        <PostView {...props} />
      </Dialog>
    </>
  );
}

/** As the feed opens it: in a wide, bare dialog. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  args: { style: undefined },
  render: (args) => <Opened {...args} />,
};

export const InANarrowDialog: Story = { ...InADialog, ...narrow };

/** The person's own post can be deleted, but not asked about. */
export const Own: Story = {
  args: viewOf(samplePosts.falafel),
  render: (args) => <PostView {...args} onAsk={undefined} onDelete={fn()} />,
};

export const PictureMissing: Story = { args: { picture: missingPicture } };

/** A name, and nothing else. */
export const NoData: Story = {
  render: ({ name, style }) => <PostView name={name} picture={{}} ingredients={[]} steps={[]} style={style} />,
};

export const LongText: Story = { args: { ...viewOf(longPost), onDelete: fn() } };

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
