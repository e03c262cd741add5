import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { withFieldWidth } from "../testing/field_width.tsx";
import { samplePhoto, sampleRecipeFile, transferOf, undrawablePhoto } from "../testing/sample_files.ts";
import { focused, largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { PhotoField } from "./mod.ts";

const meta = {
  title: "Components/Fields/PhotoField",
  component: PhotoField,
  decorators: [withFieldWidth],
  args: { label: "Photo", hint: "JPG, PNG or WEBP up to about 10MB", onFileChange: fn() },
} satisfies Meta<typeof PhotoField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Empty: Story = {};

export const Focused: Story = { ...focused };

/** A preset photo. */
export const Filled: Story = {
  loaders: [async () => ({ photo: await samplePhoto() })],
  render: (args, { loaded }) => <PhotoField {...args} defaultFile={photoOf(loaded)} />,
};

/** While a file is dragged, the cloth marks the field. Over the field the plate lights up. */
export const DraggedOver: Story = {
  async play({ canvasElement }) {
    const dataTransfer = transferOf(await samplePhoto());
    const target = canvasElement.querySelector("input") ?? canvasElement;
    target.dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(canvasElement.querySelector("[data-drag=over]")).toBeVisible());
  },
};

export const Sending: Story = { ...Filled, args: { progress: 0.4 } };

export const ErrorShown: Story = { args: { error: "Please complete all fields, including a photo." } };

/** A refused file leaves the photo as it was. */
export const Refused: Story = {
  ...Filled,
  args: { validate: () => "Please upload a valid image file (jpg, png, webp, etc.)" },
  async play({ canvas, canvasElement }) {
    const dataTransfer = transferOf(sampleRecipeFile());
    const target = canvasElement.querySelector("input") ?? canvasElement;
    // Repeated, since the field listens for files only after its first frame.
    await waitFor(() => {
      target.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
      return expect(canvas.getByText(/valid image file/u)).toBeVisible();
    });
  },
};

/** A photo that the browser cannot decode, such as HEIC, is shown by its name. */
export const CannotBeDrawn: Story = { args: { defaultFile: undrawablePhoto() } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    label: "A photo of Grandma Ingeborg's slow-roasted tomato soup, before we all took a spoonful",
    hint: "JPG, PNG or WEBP up to about 10MB, taken from above, in daylight, with the croutons still crisp",
    error: "Please upload a valid image file (jpg, png, webp, etc.), not the recipe as it stands in her book",
    defaultFile: undrawablePhoto("Grandma-Ingeborgs-slow-roasted-tomato-soup-with-basil-cream-and-croutons.HEIC"),
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const LargeText: Story = { ...LongText, ...largeText };

export const RightToLeft: Story = { ...Sending, ...rightToLeft };

function photoOf(loaded: Record<string, unknown>): File | null {
  return loaded["photo"] instanceof File ? loaded["photo"] : null;
}
