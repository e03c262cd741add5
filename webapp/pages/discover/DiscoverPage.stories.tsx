import type { Meta, StoryObj } from "@storybook/react-vite";
import { longNamed, memoryServices, Screen, storyRecipes } from "../../testing/mod.ts";

const meta = {
  title: "Screens/Discover",
  component: Screen,
  parameters: { layout: "fullscreen" },
  args: { at: "/discover", services: memoryServices() },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: "Search & Discover New Recipes" });
    await canvas.findByText("Shakshuka with Feta");
  },
};

export const Searched: Story = {
  args: { at: "/discover?query=salad" },
  async play({ canvas }) {
    await canvas.findByText("Beetroot & Lentil Salad with Walnuts");
    await canvas.findByText("1 recipe found");
  },
};

export const Loading: Story = { args: { services: memoryServices({ recipes: { hanging: ["search"] } }) } };

export const Empty: Story = {
  args: { at: "/discover?query=unicorn" },
  async play({ canvas }) {
    await canvas.findByText("No recipes found. Try searching for something else!");
  },
};

export const Failed: Story = {
  args: { services: memoryServices({ recipes: { failing: ["search"] } }) },
  async play({ canvas }) {
    await canvas.findByText("Failed to fetch recipes. Please try again.");
  },
};

export const LongText: Story = {
  args: { services: memoryServices({ recipes: { recipes: [longNamed, ...storyRecipes] } }) },
};

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
