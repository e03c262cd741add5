import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePictures } from "../testing/sample_pictures.ts";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { PhotoStrip } from "./mod.ts";

const photos = Object.values(samplePictures).map((picture) => ({ ...picture, alt: "" }));

const meta = {
  title: "Components/Showing/PhotoStrip",
  component: PhotoStrip,
  args: { label: "More photos", photos: photos.slice(0, 4), style: { maxInlineSize: "480px" } },
} satisfies Meta<typeof PhotoStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Two: Story = { args: { photos: photos.slice(0, 2) } };

export const OneMissing: Story = { args: { photos: [...photos.slice(0, 2), { src: "/none.webp", alt: "" }] } };

export const One: Story = { args: { photos: photos.slice(0, 1) } };

/** Without photos there is no strip, and no empty list. */
export const NoData: Story = { args: { photos: [] } };

export const Narrow: Story = { ...narrow };

export const RightToLeft: Story = { ...rightToLeft };
