import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../Button/mod.ts";
import { sampleRecipes } from "../testing/sample_recipes.ts";
import { Dock } from "./mod.ts";

const meta = {
  title: "Components/Layout/Dock",
  component: Dock,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "200px" }}>
        <Story />
      </div>
    ),
  ],
  args: {
    hint: "Choose a meal to save it for Dinner.",
    rim: "dinner",
    action: <Button disabled>Save</Button>,
  },
} satisfies Meta<typeof Dock>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText("Choose a meal to save it for Dinner.")).toBeVisible();
  },
};

export const Playground: Story = {};

export const Chosen: Story = {
  args: {
    choice: { ...sampleRecipes.lemonSalmon, place: "Dinner, Friday Nov 20" },
    action: <Button>Save</Button>,
  },
};

export const LongText: Story = {
  args: { choice: { ...sampleRecipes.grandmas, place: "Dinner, Friday Nov 20" }, action: <Button>Save</Button> },
};
