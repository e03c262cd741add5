import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { calendarDate } from "../../../core/shared/mod.ts";
import { longNamed, memoryServices, plannedWeek, Screen, storyRecipe, storyRecipes } from "../../testing/mod.ts";

const meta = {
  title: "Screens/Select meal",
  component: Screen,
  parameters: { layout: "fullscreen" },
  args: { at: "/select-meal/Friday?time=Dinner&date=2026-11-19", services: memoryServices() },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: "Pick Dinner for Friday" });
    await canvas.findByText("Choose a meal to save it for Dinner.");
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled();
  },
};

export const Selected: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Select Shakshuka with Feta" }));
    await canvas.findByText("Dinner, Friday Nov 20");
    await expect(canvas.getByRole("button", { name: "Save" })).toBeEnabled();
  },
};

export const Filtered: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Soup" }));
    await expect(await canvas.findByRole("button", { name: "Soup", pressed: true })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("button", { name: /^Select / })).toHaveLength(2));
  },
};

/** The slot has a meal already: it can be emptied here. */
export const SlotTaken: Story = {
  args: {
    at: "/select-meal/Thursday?time=Dinner&date=2026-11-19",
    services: memoryServices({ mealPlan: { planned: plannedWeek } }),
  },
  async play({ canvas }) {
    await canvas.findByRole("button", { name: "Remove" });
  },
};

const soup = storyRecipe("miso-mushroom-ramen");
const thisWeek = calendarDate("2026-11-19");
const cooked = { slot: { day: "Monday", mealTime: "Dinner", date: thisWeek }, recipe: soup } as const;
const leftovers = {
  slot: { day: "Wednesday", mealTime: "Lunch", date: thisWeek },
  recipe: soup,
  portions: 2.5,
  leftoversOf: { date: calendarDate("2026-11-16"), mealTime: "Dinner" },
} as const;

/** It is cooked for its leftovers too. */
export const CookedForLeftovers: Story = {
  args: {
    at: "/select-meal/Monday?time=Dinner&date=2026-11-19",
    services: memoryServices({ mealPlan: { planned: [cooked, leftovers] } }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText("Cook 3 ½ portions, with the leftovers")).toBeVisible();
  },
};

export const Leftovers: Story = {
  args: {
    at: "/select-meal/Wednesday?time=Lunch&date=2026-11-19",
    services: memoryServices({ mealPlan: { planned: [cooked, leftovers] } }),
  },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: "Leftovers of" })).toHaveDisplayValue(
        `Monday's Dinner: ${soup.name}`,
      ),
    );
    await canvas.findByText("Household: 1 portion");
  },
};

/** The slot is empty, and an earlier meal may be enough for it. */
export const LeftoversToChoose: Story = {
  args: {
    at: "/select-meal/Wednesday?time=Lunch&date=2026-11-19",
    services: memoryServices({ mealPlan: { planned: [cooked] } }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("combobox", { name: "Leftovers of" })).toHaveDisplayValue("An earlier meal…");
  },
};

export const Loading: Story = {
  args: { services: memoryServices({ recipes: { hanging: ["listRecipesForPerson"] } }) },
};

export const Empty: Story = {
  args: { services: memoryServices({ recipes: { recipes: [] } }) },
  async play({ canvas }) {
    await canvas.findByText("No recipes found for the selected filter.");
  },
};

export const Failed: Story = {
  args: { services: memoryServices({ recipes: { failing: ["listRecipesForPerson"] } }) },
  async play({ canvas }) {
    await canvas.findByText("Failed to fetch recipes. Please try again.");
  },
};

/** Saving fails: the choice stays. */
export const NotSaved: Story = {
  args: { services: memoryServices({ mealPlan: { failing: ["saveMeal"] } }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Select Shakshuka with Feta" }));
    const save = await canvas.findByRole("button", { name: "Save" });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await canvas.findByText("Not saved. Try again.");
    await expect(canvas.getByText("Dinner, Friday Nov 20")).toBeVisible();
  },
};

export const LongText: Story = {
  args: { services: memoryServices({ recipes: { recipes: [longNamed, ...storyRecipes] } }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: `Select ${longNamed.name}` }));
  },
};
