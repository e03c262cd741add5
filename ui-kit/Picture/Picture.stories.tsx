import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Cluster } from "../Cluster/mod.ts";
import { missingPicture, samplePictures } from "../testing/sample_pictures.ts";
import { PICTURE_SHAPES, Picture } from "./mod.ts";

const meta = {
  title: "Components/Showing/Picture",
  component: Picture,
  argTypes: { shape: { control: "select", options: PICTURE_SHAPES } },
  args: { ...samplePictures.salmonLemon, alt: "Salmon with lemon on spinach", style: { inlineSize: "280px" } },
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

export const Missing: Story = { args: { src: undefined } };

export const Failed: Story = {
  args: { ...missingPicture, loading: "eager" },
  async play({ canvas }) {
    await expect(await canvas.findByRole("img", { name: "Salmon with lemon on spinach" })).toBeVisible();
  },
};

export const Square: Story = { args: { ratio: 1 } };
