import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Cluster } from "../Cluster/mod.ts";
import { missingPicture, samplePictures } from "../testing/sample_pictures.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { PICTURE_SHAPES, Picture } from "./mod.ts";

const meta = {
  title: "Components/Showing/Picture",
  component: Picture,
  argTypes: { shape: { control: "select", options: PICTURE_SHAPES } },
  args: { ...samplePictures.salmonLemon, alt: "Salmon with lemon on spinach", style: { maxInlineSize: "280px" } },
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Shapes: Story = {
  render: (args) => (
    <Cluster>
      {PICTURE_SHAPES.map((shape) => (
        <Picture key={shape} {...args} shape={shape} style={{ inlineSize: "180px" }} />
      ))}
    </Cluster>
  ),
};

/** No address at all: the empty plate, in the same place. */
export const NoData: Story = {
  render: ({ alt, style }) => (
    <Cluster>
      {PICTURE_SHAPES.map((shape) => (
        <Picture key={shape} alt={alt} shape={shape} style={{ ...style, inlineSize: "180px" }} />
      ))}
    </Cluster>
  ),
};

export const Failed: Story = {
  args: { ...missingPicture, loading: "eager" },
  async play({ canvas }) {
    await expect(await canvas.findByRole("img", { name: "Salmon with lemon on spinach" })).toBeVisible();
  },
};

/** Another ratio than its own: it is cropped. */
export const Ratios: Story = {
  render: (args) => (
    <Cluster align="start">
      {[4 / 3, 1, 4 / 5].map((ratio) => (
        <Picture key={ratio} {...args} ratio={ratio} style={{ inlineSize: "180px" }} />
      ))}
    </Cluster>
  ),
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
