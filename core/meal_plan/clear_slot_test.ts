import { beforeEach, expect, it } from "vitest";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { MemoryMealPlanStore } from "../../adapters/memory/meal_plan/meal_plan_store.ts";
import { maya, shakshuka, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { MemoryRecipeStore } from "../../adapters/memory/recipe/recipe_store.ts";
import { calendarDate } from "../shared/mod.ts";
import { type ClearSlotPorts, clearSlot } from "./clear_slot.ts";
import type { PlanChange } from "./plan_change.ts";
import { saveMeal } from "./save_meal.ts";
import { weekOf } from "./week.ts";

const thursday = calendarDate("2026-11-19");
const mondayDinner = { day: "Monday", mealTime: "Dinner" } as const;
let mealPlans: MemoryMealPlanStore;
let published: PlanChange[];
let ports: ClearSlotPorts;

beforeEach(async () => {
  mealPlans = new MemoryMealPlanStore();
  published = [];
  ports = { mealPlans, events: { publish: (change) => published.push(change) }, clock: new FixedClock(thursday) };
  const recipes = new MemoryRecipeStore([shakshuka]);
  for (const { id } of [maya, tomas]) {
    await saveMeal({ ...ports, mealPlans, recipes }, { ...mondayDinner, userId: id, recipeId: shakshuka.id });
  }
  published = [];
});

// #plan-call-clear
it("removes the caller's meal of this week, and no other person's", async () => {
  const date = await clearSlot(ports, { ...mondayDinner, userId: maya.id });

  expect(date).toBe("2026-11-16");
  expect(published).toMatchObject([{ kind: "mealCleared", by: maya.id, version: 2, date, mealTime: "Dinner" }]);
  expect(await mealPlans.listWeek(maya.id, weekOf(thursday))).toEqual([]);
  expect(await mealPlans.listWeek(tomas.id, weekOf(thursday))).toHaveLength(1);
});

it("leaves other weeks and other meal times as they are", async () => {
  await clearSlot(ports, { ...mondayDinner, userId: maya.id, date: calendarDate("2026-11-23") });
  await clearSlot(ports, { day: "Monday", mealTime: "Lunch", userId: maya.id });

  expect(await mealPlans.listWeek(maya.id, weekOf(thursday))).toHaveLength(1);
  expect(published).toEqual([]);
});
