import { beforeEach, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { maya, shakshuka, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { calendarDate } from "../shared/mod.ts";
import { clearSlot, setMealCooked } from "./change_slot.ts";
import { saveMeal } from "./save_meal.ts";
import { weekOf } from "./week.ts";

const thursday = calendarDate("2026-11-19");
const mondayDinner = { day: "Monday", mealTime: "Dinner" } as const;
let ports: MemoryStores;

beforeEach(async () => {
  ports = memoryStores();
  for (const userId of [maya.id, tomas.id]) {
    await saveMeal(ports, { ...mondayDinner, userId, recipeId: shakshuka.id });
  }
  ports.published.length = 0;
});

// #plan-call-clear
it("removes the caller's meal of this week, and no other person's", async () => {
  const date = await clearSlot(ports, { ...mondayDinner, userId: maya.id });

  expect(date).toBe("2026-11-16");
  expect(ports.published).toMatchObject([{ kind: "mealCleared", by: maya.id, version: 2, date, mealTime: "Dinner" }]);
  expect(await ports.mealPlans.listWeek(maya.id, weekOf(thursday))).toEqual([]);
  expect(await ports.mealPlans.listWeek(tomas.id, weekOf(thursday))).toHaveLength(1);
});

it("leaves other weeks and other meal times as they are", async () => {
  await clearSlot(ports, { ...mondayDinner, userId: maya.id, date: calendarDate("2026-11-23") });
  await clearSlot(ports, { day: "Monday", mealTime: "Lunch", userId: maya.id });

  expect(await ports.mealPlans.listWeek(maya.id, weekOf(thursday))).toHaveLength(1);
  expect(ports.published).toEqual([]);
});

it("notes that a meal was cooked, and refuses an empty slot", async () => {
  const cooked = { ...mondayDinner, userId: maya.id, isCooked: true };

  expect(await setMealCooked(ports, cooked)).toBe("2026-11-16");
  expect(await ports.mealPlans.listWeek(maya.id, weekOf(thursday))).toMatchObject([{ isCooked: true }]);
  expect(ports.published).toMatchObject([{ kind: "mealCooked", by: maya.id, version: 2 }]);
  await expect(setMealCooked(ports, { ...cooked, date: calendarDate("2026-11-23") })).rejects.toMatchObject({
    code: "meal_not_found",
    message: "Cannot note what was cooked: Monday's Dinner is empty",
  });
});
