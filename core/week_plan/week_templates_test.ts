import { beforeEach, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { caprese, chickenCurry, maya, shakshuka, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { NO_FOOD_RULES } from "../food_rules/mod.ts";
import { addMealTime, type DayOfWeek, type MealTime } from "../meal_plan/mod.ts";
import { addDays, calendarDate } from "../shared/mod.ts";
import { readWeekTemplate, saveWeekTemplate } from "./week_templates.ts";

const monday = calendarDate("2026-11-16");
const userId = maya.id;
let ports: MemoryStores;

beforeEach(async () => {
  ports = memoryStores({ today: monday, recipes: [caprese, chickenCurry] });
  await plan(0, "Dinner", chickenCurry, { portions: 3 });
  await plan(1, "Lunch", chickenCurry, { leftoversOf: { date: monday, mealTime: "Dinner", keepsDays: 3 } });
  await plan(5, "Dinner", caprese);
});

async function plan(
  day: number,
  mealTime: MealTime,
  { id, name }: typeof caprese,
  rest: Partial<Parameters<MemoryStores["mealPlans"]["put"]>[0]> = {},
): Promise<void> {
  const date = addDays(monday, day);
  await ports.mealPlans.put({ userId, date, mealTime, recipeId: id, name: addMealTime(name, mealTime), ...rest });
}

function save(name: string, days: readonly DayOfWeek[]) {
  return saveWeekTemplate(ports, { userId, name, monday, days });
}

async function read(id: Awaited<ReturnType<typeof save>>["id"], by = userId) {
  return await readWeekTemplate(ports, { userId: by, id });
}

it("saves what is planned on the chosen days, with portions and leftovers", async () => {
  const { id } = await save("Our weekdays", ["Monday", "Tuesday"]);

  const curry = { recipeId: chickenCurry.id, name: chickenCurry.name };
  expect((await read(id)).meals).toEqual([
    { day: "Monday", time: "Dinner", ...curry, portions: 3 },
    { day: "Tuesday", time: "Lunch", ...curry, leftoversOf: { day: "Monday", time: "Dinner" } },
  ]);
});

it("saves leftovers as a fresh dish if the day on which they are cooked is not chosen", async () => {
  const { meals } = await save("Lunch", ["Tuesday"]);
  expect(meals).toMatchObject([{ day: "Tuesday", time: "Lunch", recipeId: chickenCurry.id, leftoversOf: undefined }]);
});

it("needs a planned meal, and a name that the household has not used", async () => {
  await expect(save("Our Sundays", ["Sunday"])).rejects.toMatchObject({ code: "invalid_input", field: "days" });
  await save("Feast", ["Saturday"]);
  await expect(save("feast", ["Saturday"])).rejects.toMatchObject({ code: "template_exists", field: "name" });
});

it("says which meals cannot be suggested: gone, against a rule, or left from such a meal", async () => {
  const { id } = await save("Our week", ["Monday", "Tuesday", "Saturday"]);
  await ports.foodRules.save(userId, { ...NO_FOOD_RULES, diet: "vegetarian" });
  const { recipes, pages, ingredients } = memoryStores({ recipes: [chickenCurry, shakshuka] });
  ports = { ...ports, recipes, pages, ingredients };

  expect((await read(id)).meals.map(({ leftOut }) => leftOut)).toEqual(["rules", "rules", "gone"]);
  await ports.foodRules.save(userId, NO_FOOD_RULES);
  expect((await read(id)).meals.map(({ leftOut }) => leftOut)).toEqual([undefined, undefined, "gone"]);
});

it("is no other household's", async () => {
  const { id } = await save("Our week", ["Monday"]);
  await expect(read(id, tomas.id)).rejects.toMatchObject({ code: "template_not_found" });
});
