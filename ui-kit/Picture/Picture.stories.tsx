import type { Meta, StoryObj } from "@storybook/react-vite";
import { eachAcross } from "../testing/each_value.tsx";
import { missingPicture, samplePictures } from "../testing/sample_pictures.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { PICTURE_SHAPES, Picture } from "./mod.ts";

const meta = {
  title: "Components/Showing/Picture",
  component: Picture,
  args: { ...samplePictures.salmonLemon, alt: "Salmon with lemon on spinach", style: { maxInlineSize: "280px" } },
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Shapes: Story = {
  args: { style: { inlineSize: "180px" } },
  render: eachAcross(Picture, { shape: PICTURE_SHAPES }),
};

/** No address at all: the empty plate, in the same place. */
export const NoData: Story = { ...Shapes, args: { ...Shapes.args, src: undefined } };

export const Failed: Story = {
  args: { ...missingPicture, loading: "eager" },
};

/** The browser chooses the source for the rendered width. */
export const SrcSet: Story = {
  args: {
    srcSet: `${samplePictures.greenBowl.src} 400w, ${samplePictures.salmonLemon.src} 1600w`,
    sizes: "280px",
  },
};

export const Narrow: Story = { ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
