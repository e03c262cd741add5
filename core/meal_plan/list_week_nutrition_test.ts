import { expect, it } from "vitest";
import { memoryStores } from "../../adapters/memory/memory_stores.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../../adapters/memory/people_and_recipes.ts";
import { calendarDate } from "../shared/mod.ts";
import { listWeekNutrition } from "./list_week_nutrition.ts";
import { saveMeal } from "./save_meal.ts";

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
