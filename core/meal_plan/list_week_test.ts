import { beforeEach, expect, it } from "vitest";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { MemoryMealPlanReads } from "../../adapters/memory/meal_plan/meal_plan_reads.ts";
import { MemoryMealPlanStore } from "../../adapters/memory/meal_plan/meal_plan_store.ts";
import { maya, shakshuka, tomatoSoup } from "../../adapters/memory/people_and_recipes.ts";
import { MemoryRecipeStore } from "../../adapters/memory/recipe/recipe_store.ts";
import { calendarDate } from "../shared/mod.ts";
import { type ListWeekPorts, listWeek } from "./list_week.ts";
import { saveMeal } from "./save_meal.ts";

const unheard = { publish() {} };
let ports: ListWeekPorts;

beforeEach(async () => {
  const mealPlans = new MemoryMealPlanStore();
  const recipes = new MemoryRecipeStore([shakshuka, tomatoSoup]);
  const clock = new FixedClock(calendarDate("2026-11-22"));
  ports = { plan: new MemoryMealPlanReads(mealPlans, recipes), clock };
  const sundayLunch = { userId: maya.id, day: "Sunday", mealTime: "Lunch" } as const;
  await saveMeal({ mealPlans, recipes, events: unheard, clock }, { ...sundayLunch, recipeId: shakshuka.id });
  await saveMeal(
    { mealPlans, recipes, events: unheard, clock },
    { ...sundayLunch, recipeId: tomatoSoup.id, date: calendarDate("2026-11-23") },
  );
});

it("uses this week if there is no date, on its Sunday too", async () => {
  expect((await listWeek(ports, { userId: maya.id })).meals).toMatchObject([
    { name: "Lunch: Shakshuka with Feta", date: "2026-11-22" },
  ]);
});

// #plan-call-week
it("accepts any date of the requested week", async () => {
  expect((await listWeek(ports, { userId: maya.id, date: calendarDate("2026-11-25") })).meals).toMatchObject([
    { name: "Lunch: Roasted Tomato Soup with Basil", date: "2026-11-29", mainImage: tomatoSoup.mainImage },
  ]);
});
