import type { Meta, StoryObj } from "@storybook/react-vite";
import { missingPicture, samplePictures } from "../testing/sample_pictures.ts";
import { longPost } from "../testing/sample_posts.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { MealPreview } from "./mod.ts";

const meta = {
  title: "Components/Showing/MealPreview",
  component: MealPreview,
  args: {
    label: "Preview",
    name: "Friday Night Black Bean Tacos",
    namePlaceholder: "Your meal",
    caption:
      "Crispy edges, cold beer, no one left the table. Char the tortillas straight on the flame, then pile everything up while they are hot. Squeeze the lime twice: once over the beans, once over your fingers.",
    captionPlaceholder: "A few words about it",
    picture: samplePictures.margherita,
    counts: [
      { count: 6, text: "ingredients" },
      { count: 4, text: "steps" },
    ],
    style: { maxInlineSize: "392px" },
  },
} satisfies Meta<typeof MealPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const NoCaption: Story = { args: { caption: "" } };

export const PictureMissing: Story = { args: { picture: missingPicture } };

/** Before anything is typed. */
export const NoData: Story = {
  args: {
    name: "",
    caption: "",
    picture: undefined,
    counts: [
      { count: 0, text: "ingredients" },
      { count: 0, text: "steps" },
    ],
  },
};

export const LongText: Story = {
  args: {
    name: longPost.name,
    caption: longPost.caption,
    counts: [
      { count: 128, text: "ingredients" },
      { count: 1024, text: "steps" },
    ],
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
