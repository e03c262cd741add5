import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { withFieldWidth } from "../testing/field_width.tsx";
import { sampleRecipeFile, transferOf } from "../testing/sample_files.ts";
import { focused, largeText, narrow, rightToLeft } from "../testing/story_frames.ts";
import { FileField } from "./mod.ts";

const meta = {
  title: "Components/Fields/FileField",
  component: FileField,
  decorators: [withFieldWidth],
  args: { label: "File", hint: "A .zip or .json file of up to 50 MB", onFile: fn() },
} satisfies Meta<typeof FileField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

export const Focused: Story = { ...focused };

/** While a file is dragged, the cloth marks the field. */
export const DraggedOver: Story = {
  async play({ canvasElement }) {
    const dataTransfer = transferOf(sampleRecipeFile());
    const target = canvasElement.querySelector("input") ?? canvasElement;
    // Again and again, as while a file is dragged: the first may come before the field listens.
    await waitFor(async () => {
      target.dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer }));
      await expect(canvasElement.querySelector("[data-drag=over]")).toBeVisible();
    });
  },
};

export const Refused: Story = { args: { error: "This file has no recipes that can be read." } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    label: "All recipes that Grandma Ingeborg exported from the program on her old computer, before it broke",
    hint: "A .zip, .json, .paprikarecipes or .melarecipes file of up to 50 MB, as the other program has written it",
    error: "The file Grandma-Ingeborgs-recipes-of-three-generations-with-pictures.zip has no recipes that can be read.",
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const LargeText: Story = { ...LongText, ...largeText };

export const RightToLeft: Story = { ...rightToLeft };
