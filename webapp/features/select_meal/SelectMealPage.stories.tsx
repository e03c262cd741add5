import { expect, waitFor } from "storybook/test";
import { tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { NO_FOOD_RULES } from "../../../core/food_rules/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { longNamed, memoryServices, plannedWeek, storyRecipe, storyRecipes } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

export default {
  title: "Screens/Select meal",
  ...screens,
  args: { at: "/select-meal/Friday?time=Dinner&date=2026-11-19", services: memoryServices() },
} satisfies ScreenMeta;

// #plan-select-title, #plan-select-dock
export const Filled: Story = shows([
  { heading: "Pick Dinner for Friday" },
  "Choose a meal to save it for Dinner.",
  { disabled: "Save" },
]);

// #plan-select-dock
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
export const SlotTaken: Story = shows(
  { button: "Remove" },
  { at: "/select-meal/Thursday?time=Dinner&date=2026-11-19", mealPlan: { planned: plannedWeek } },
);

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
export const CookedForLeftovers: Story = shows("Cook 3 ½ portions, with the leftovers", {
  at: "/select-meal/Monday?time=Dinner&date=2026-11-19",
  mealPlan: { planned: [cooked, leftovers] },
});

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

export const Empty: Story = shows("No recipes found for the selected filter.", { recipes: { recipes: [] } });

// #plan-select-search
export const Searched: Story = shows("2 dishes", { at: "/select-meal/Friday?time=Dinner&date=2026-11-19&query=soup" });

// #plan-select-empty
export const NothingFound: Story = shows([{ heading: "Dishes for Dinner" }, "No dishes found for “xyzzy”"], {
  at: "/select-meal/Friday?time=Dinner&date=2026-11-19&query=xyzzy",
});

/** Dishes that another member does not eat. */
export const RulesOfAnother: Story = shows("Contains feta: not for Tomás", {
  household: {
    members: [tomas],
    arrange: (stores) => stores.foodRules.save(tomas.id, { ...NO_FOOD_RULES, dislikedFoods: ["feta"] }),
  },
});

export const Failed: Story = shows("Failed to fetch recipes. Please try again.", {
  recipes: { failing: ["listRecipesForPerson"] },
});

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
