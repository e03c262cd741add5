import { beforeEach, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../../adapters/memory/people_and_recipes.ts";
import { calendarDate } from "../shared/mod.ts";
import { listWeek, listWeekNutrition } from "./list_week.ts";
import { saveMeal } from "./save_meal.ts";

let ports: MemoryStores;

beforeEach(async () => {
  ports = memoryStores({ today: calendarDate("2026-11-22") });
  const sundayLunch = { userId: maya.id, day: "Sunday", mealTime: "Lunch" } as const;
  await saveMeal(ports, { ...sundayLunch, recipeId: shakshuka.id });
  await saveMeal(ports, { ...sundayLunch, recipeId: tomatoSoup.id, date: calendarDate("2026-11-23") });
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

it.each([listWeek, listWeekNutrition])("refuses a person whose account was deleted", async (list) => {
  const plan = { findWeek: async () => undefined, listNutrition: async () => undefined };
  await expect(list({ ...ports, plan }, { userId: maya.id })).rejects.toMatchObject({
    code: "person_not_found",
    message: `Cannot list the week: there is no person ${maya.id}`,
  });
});

it("has each recipe of the person's week once, with what is not known of it", async () => {
  const { fiber: _fiber, grams: _grams, ...nutrition } = tomatoSoup.nutrition;
  const oldSoup = { ...tomatoSoup, nutrition };
  const ports = memoryStores({ today: calendarDate("2026-11-22"), recipes: [shakshuka, oldSoup] });
  const lunch = { userId: maya.id, mealTime: "Lunch" } as const;
  await saveMeal(ports, { ...lunch, day: "Monday", recipeId: tomatoSoup.id });
  await saveMeal(ports, { ...lunch, day: "Tuesday", recipeId: tomatoSoup.id });
  await saveMeal(ports, { ...lunch, day: "Monday", userId: tomas.id, recipeId: shakshuka.id });

  const listed = await listWeekNutrition(ports, { userId: maya.id });

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
