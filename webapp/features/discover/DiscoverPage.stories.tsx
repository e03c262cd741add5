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
    await canvas.findByText("3 recipes found");
  },
};

/** A word that is nearly one of the catalogue's. */
export const Corrected: Story = {
  args: {
    at: "/discover?query=shakshuca",
  },
  async play({ canvas }) {
    await canvas.findByText("Nothing for “shakshuca”. Showing “shakshuka”.");
    await canvas.findByText("Shakshuka with Feta");
  },
};

/** More words than any recipe has. */
export const Partial: Story = {
  args: { at: "/discover?query=lemon%20cake%20unicorn" },
  async play({ canvas }) {
    await canvas.findByText("Few or no recipes have all of these words. Those with the most come first.");
    await canvas.findByText("Lemon Olive Oil Cake");
  },
};

/** Excluded foods are named. */
export const Without: Story = {
  args: { at: "/discover?query=salad%20without%20walnuts%20or%20lemons" },
  async play({ canvas }) {
    await canvas.findByText("Without: walnut, lemon");
  },
};

/** An exclusion that names nothing known: the results may contain it. */
export const NotUnderstood: Story = {
  args: { at: "/discover?query=salad%20without%20walnuts%20or%20moondust" },
  async play({ canvas }) {
    await canvas.findByText("We did not understand “without moondust”. The results may contain it.");
    await canvas.findByText("Without: walnut");
  },
};

/** As long as a question gets, on a narrow phone. */
export const LongNote: Story = {
  args: {
    at: `/discover?query=lemom%20salmon%20${"x".repeat(87)}`,
  },
  globals: { viewport: { value: "narrow", isRotated: false }, textSize: "200%" },
  async play({ canvas }) {
    await canvas.findByText(
      /^Nothing for “lemom salmon x+”\. No recipe holds all of “lemon salmon x+”\. These hold the most\.$/u,
    );
  },
};

export const Loading: Story = { args: { services: memoryServices({ recipes: { hanging: ["searchRecipes"] } }) } };

export const Empty: Story = {
  args: { at: "/discover?query=unicorn" },
  async play({ canvas }) {
    await canvas.findByText("No recipes found. Try searching for something else!");
  },
};

export const Failed: Story = {
  args: { services: memoryServices({ recipes: { failing: ["searchRecipes"] } }) },
  async play({ canvas }) {
    await canvas.findByText("Failed to fetch recipes. Please try again.");
  },
};

export const LongText: Story = {
  args: { services: memoryServices({ recipes: { recipes: [longNamed, ...storyRecipes] } }) },
};

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
