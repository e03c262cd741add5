import { expect, it } from "vitest";
import { memoryStores } from "../../adapters/memory/memory_stores.ts";
import { caprese, maya, shakshuka, tomas, tomatoSoup } from "../../adapters/memory/people_and_recipes.ts";
import { calendarDate } from "../shared/mod.ts";
import { setMealCooked } from "./change_slot.ts";
import { listCookedRecipes } from "./list_cooked_recipes.ts";
import { saveMeal } from "./save_meal.ts";
import type { DayOfWeek } from "./week.ts";

const ports = memoryStores({ today: calendarDate("2026-11-22") });

async function cook(recipeId: string, slot: { day: DayOfWeek; mealTime: "Lunch" | "Dinner"; date?: string }) {
  const input = { userId: maya.id, ...slot, date: calendarDate(slot.date ?? "2026-11-22") };
  await saveMeal(ports, { ...input, recipeId });
  await setMealCooked(ports, { ...input, isCooked: true });
}

// #recipe-recent
it("lists what the household cooked, each recipe once, the latest first", async () => {
  await cook(shakshuka.id, { day: "Monday", mealTime: "Lunch" });
  await cook(tomatoSoup.id, { day: "Tuesday", mealTime: "Dinner" });
  await cook(shakshuka.id, { day: "Saturday", mealTime: "Dinner" });
  // Long ago, and only planned.
  await cook(caprese.id, { day: "Monday", mealTime: "Lunch", date: "2026-08-03" });
  await saveMeal(ports, { userId: maya.id, day: "Sunday", mealTime: "Lunch", recipeId: tomatoSoup.id });

  expect(await listCookedRecipes(ports, { userId: maya.id })).toEqual([
    { id: shakshuka.id, name: shakshuka.name, mainImage: shakshuka.mainImage, cookedOn: "2026-11-21" },
    { id: tomatoSoup.id, name: tomatoSoup.name, mainImage: tomatoSoup.mainImage, cookedOn: "2026-11-17" },
  ]);
  expect(await listCookedRecipes(ports, { userId: tomas.id })).toEqual([]);
});
