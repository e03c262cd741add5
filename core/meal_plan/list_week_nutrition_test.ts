import { expect, it } from "vitest";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { MemoryMealPlanReads } from "../../adapters/memory/meal_plan/meal_plan_reads.ts";
import { MemoryMealPlanStore } from "../../adapters/memory/meal_plan/meal_plan_store.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../../adapters/memory/people_and_recipes.ts";
import { MemoryRecipeStore } from "../../adapters/memory/recipe/recipe_store.ts";
import { calendarDate } from "../shared/mod.ts";
import { listWeekNutrition } from "./list_week_nutrition.ts";
import { saveMeal } from "./save_meal.ts";

it("has each recipe of the person's week once, with what is not known of it", async () => {
  const { fiber: _fiber, grams: _grams, ...nutrition } = tomatoSoup.nutrition;
  const oldSoup = { ...tomatoSoup, nutrition };
  const mealPlans = new MemoryMealPlanStore();
  const recipes = new MemoryRecipeStore([shakshuka, oldSoup]);
  const clock = new FixedClock(calendarDate("2026-11-22"));
  const plan = { mealPlans, recipes, events: { publish() {} }, clock };
  const lunch = { userId: maya.id, mealTime: "Lunch" } as const;
  await saveMeal(plan, { ...lunch, day: "Monday", recipeId: tomatoSoup.id });
  await saveMeal(plan, { ...lunch, day: "Tuesday", recipeId: tomatoSoup.id });
  await saveMeal(plan, { ...lunch, day: "Monday", userId: tomas.id, recipeId: shakshuka.id });
  const reads = new MemoryMealPlanReads(mealPlans, recipes);

  const listed = await listWeekNutrition({ plan: reads, clock }, { userId: maya.id });

  const { kcal, salt, weightShare } = nutrition;
  expect([...listed.keys()]).toEqual([tomatoSoup.id]);
  expect(listed.get(tomatoSoup.id)).toMatchObject({
    grams: 300,
    nutrients: {
      kcal: { amount: kcal, weightShare },
      fiberGrams: { amount: 0, weightShare: 0 },
      saltGrams: { amount: salt?.grams, weightShare: salt?.weightShare },
    },
  });
});
