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
    target.dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(canvasElement.querySelector("[data-drag=over]")).toBeVisible());
  },
};

export const Refused: Story = { args: { error: "This file has no recipes that can be read." } };

export const Disabled: Story = { args: { disabled: true } };

export const Narrow: Story = { ...narrow };

export const LargeText: Story = { ...largeText };

export const RightToLeft: Story = { ...rightToLeft };
