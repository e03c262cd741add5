import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { memoryServices, plannedWeek, Screen } from "../../testing/mod.ts";

const meta = {
  title: "Screens/Weekly meals",
  component: Screen,
  parameters: { layout: "fullscreen" },
  args: { at: "/WeeklyMeals", services: memoryServices({ mealPlan: { planned: plannedWeek } }) },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: "Your Weekly Meals" });
    await expect(canvas.getByText("Review and tweak your plan. Click any slot to edit.")).toBeVisible();
    await canvas.findByRole("link", { name: "Thursday Nov 19, Breakfast: Shakshuka with Feta" });
  },
};

/** Some meals break food rules of the person. */
export const BreaksRules: Story = {
  args: {
    services: memoryServices({
      mealPlan: { planned: plannedWeek },
      account: { foodRules: { intolerances: ["fish"], dislikedFoods: ["tomato", "basil"] } },
    }),
  },
  async play({ canvas }) {
    await canvas.findByRole("link", {
      name: /^Thursday Nov 19, Dinner: Lemon Salmon .+\. Contains fish \(salmon fillet\)$/u,
    });
    await expect(canvas.getByText("Contains fish")).toBeVisible();
  },
};

export const Empty: Story = {
  args: { services: memoryServices() },
  async play({ canvas }) {
    await canvas.findByRole("link", { name: "Wednesday Nov 18, Dinner: empty" });
  },
};

export const Loading: Story = {
  args: { services: memoryServices({ mealPlan: { hanging: ["listWeek"] } }) },
  async play({ canvas }) {
    await canvas.findByText("Syncing your weekly meals…");
  },
};

export const Failed: Story = {
  args: { services: memoryServices({ mealPlan: { failing: ["listWeek"] } }) },
  async play({ canvas }) {
    await canvas.findByText("Error fetching saved meals");
  },
};

export const LongText: Story = {
  args: {
    services: memoryServices({
      mealPlan: {
        planned: plannedWeek.map(({ slot, recipe }) => ({
          slot,
          recipe: { ...recipe, name: `Grandma Ingeborg's ${recipe.name} with Everything on Top` },
        })),
      },
    }),
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
