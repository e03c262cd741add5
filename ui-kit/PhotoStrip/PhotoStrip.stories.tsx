import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePictures } from "../testing/sample_pictures.ts";
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

export const Playground: Story = {};

export const Two: Story = { args: { photos: photos.slice(0, 2) } };

export const OneMissing: Story = { args: { photos: [...photos.slice(0, 2), { src: "/none.webp", alt: "" }] } };
