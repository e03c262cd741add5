import { beforeEach, describe, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { maya, shakshuka, tomatoSoup } from "../../adapters/memory/people_and_recipes.ts";
import { calendarDate } from "../shared/mod.ts";
import { keepsDaysOf } from "./leftovers.ts";
import {
  listLeftovers,
  type MealTime,
  mealsToCook,
  moveMeal,
  saveLeftovers,
  saveMeal,
  setMealPortions,
} from "./mod.ts";

const userId = maya.id;
const soup = { ...tomatoSoup, notes: ["Keeps for 2 days in the fridge."] };
const tuesday = calendarDate("2026-11-17");
const of = { date: tuesday, mealTime: "Dinner" } as const;
let ports: MemoryStores;

async function plan(day: "Tuesday" | "Wednesday" | "Thursday", mealTime: MealTime, recipe = shakshuka) {
  return await saveMeal(ports, { userId, day, mealTime, recipeId: recipe.id });
}

beforeEach(() => {
  ports = memoryStores({ recipes: [shakshuka, soup] });
});

describe("leftovers", () => {
  it("have the recipe of the earlier slot, and replace the meal", async () => {
    await plan("Tuesday", "Dinner", soup);
    await plan("Thursday", "Lunch");

    const meal = await saveLeftovers(ports, { userId, day: "Thursday", mealTime: "Lunch", of, portions: 2 });

    expect(meal).toEqual({
      userId,
      date: "2026-11-19",
      mealTime: "Lunch",
      recipeId: soup.id,
      name: "Lunch: Roasted Tomato Soup with Basil",
      portions: 2,
      leftoversOf: { ...of, keepsDays: 2 },
    });
    expect(await ports.plan.listMeals(userId, { from: meal.date, to: meal.date })).toMatchObject([
      { recipeId: soup.id, leftoversOf: of },
    ]);
    expect(ports.published.at(-1)).toMatchObject({ kind: "mealPlanned", date: "2026-11-19", mealTime: "Lunch" });
  });

  it.each([
    ["before the dish is cooked", "Tuesday", "Lunch"],
    ["in the same slot", "Tuesday", "Dinner"],
    ["after it is bad", "Friday", "Lunch"],
  ] as const)("are not planned %s", async (_when, day, mealTime) => {
    await plan("Tuesday", "Dinner", soup);

    await expect(saveLeftovers(ports, { userId, day, mealTime, of })).rejects.toMatchObject({
      code: "invalid_input",
      field: "of",
      message: "Leftovers of Tuesday's Dinner can be planned for later meals, within 2 days",
    });
  });

  it("are not planned of an empty slot, or of leftovers", async () => {
    const save = () => saveLeftovers(ports, { userId, day: "Thursday", mealTime: "Lunch", of });
    await expect(save()).rejects.toMatchObject({
      code: "meal_not_found",
      field: "of",
      message: "Cannot plan leftovers: nothing is cooked for Tuesday's Dinner",
    });
    await plan("Tuesday", "Lunch");
    await saveLeftovers(ports, { userId, day: "Tuesday", mealTime: "Dinner", of: { ...of, mealTime: "Lunch" } });
    await expect(save()).rejects.toMatchObject({ code: "meal_not_found" });
  });

  it("can be chosen from the meals that are cooked earlier and still good, the latest first", async () => {
    await plan("Tuesday", "Dinner", soup);
    await plan("Wednesday", "Breakfast");
    await plan("Wednesday", "Snacks");
    const inWeek = (day: "Wednesday" | "Thursday" | "Friday", mealTime: MealTime) =>
      listLeftovers(ports, { userId, day, mealTime });
    await saveLeftovers(ports, { userId, day: "Thursday", mealTime: "Breakfast", of });
    const names = async (meals: ReturnType<typeof inWeek>) => (await meals).map(({ name }) => name.split(":")[0]);

    expect(await names(inWeek("Thursday", "Lunch"))).toEqual(["Snacks", "Breakfast", "Dinner"]);
    expect(await names(inWeek("Wednesday", "Snacks"))).toEqual(["Breakfast", "Dinner"]);
    expect(await names(inWeek("Friday", "Breakfast"))).toEqual(["Snacks", "Breakfast"]);
  });

  it.each([
    [{ days: 3, freezerMonths: 0 }, [], 3],
    [{ days: 30, freezerMonths: 0 }, [], 14],
    [{ days: 0, freezerMonths: 0 }, ["Best fresh."], 1],
    [undefined, [], 4],
    [undefined, ["Best fresh."], 4],
    [undefined, ["Keeps for 3 days."], 3],
  ])("of a dish that keeps %j, with the notes %j, are good for %i days", (keeps, notes, days) => {
    expect(keepsDaysOf({ keeps, notes })).toBe(days);
  });
});

describe("meals to cook", () => {
  const meal = { date: tuesday, mealTime: "Dinner" } as const;
  const wednesday = { date: calendarDate("2026-11-18"), mealTime: "Lunch" } as const;
  const thursday = { date: calendarDate("2026-11-19"), mealTime: "Dinner" } as const;
  const leftoversOf = { ...meal, keepsDays: 4 };
  const portionsOf = (meals: Parameters<typeof mealsToCook>[0]) =>
    mealsToCook(meals, { householdPortions: 2.5 }).map(({ meal: { date, mealTime }, portions }) => [
      `${date} ${mealTime}`,
      portions,
    ]);

  it("are for the household, or for a number of portions", () => {
    expect(portionsOf([meal, { ...wednesday, portions: 4 }])).toEqual([
      ["2026-11-17 Dinner", 2.5],
      ["2026-11-18 Lunch", 4],
    ]);
  });

  it("are cooked for their leftovers too, which are not cooked", () => {
    expect(portionsOf([meal, { ...wednesday, leftoversOf }, { ...thursday, leftoversOf, portions: 1 }])).toEqual([
      ["2026-11-17 Dinner", 6],
    ]);
    expect(portionsOf([meal, wednesday, { ...thursday, leftoversOf }])).toEqual([
      ["2026-11-17 Dinner", 5],
      ["2026-11-18 Lunch", 2.5],
    ]);
    expect(portionsOf([{ ...wednesday, leftoversOf }])).toEqual([]);
  });
});

describe("a planned meal", () => {
  const slot = { day: "Tuesday", mealTime: "Dinner" } as const;

  it("has portions of its own, or those of the household", async () => {
    const meal = await saveMeal(ports, { userId, ...slot, recipeId: soup.id, portions: 6 });
    expect(meal.portions).toBe(6);

    expect(await setMealPortions(ports, { userId, ...slot, portions: 2 })).toBe(tuesday);
    expect(await ports.plan.listMeals(userId, { from: tuesday, to: tuesday })).toMatchObject([{ portions: 2 }]);
    expect(ports.published.at(-1)).toMatchObject({ kind: "portionsChanged", by: userId, ...of, version: 2 });
    await expect(
      setMealPortions(ports, { userId, day: "Monday", mealTime: "Lunch", portions: 2 }),
    ).rejects.toMatchObject({
      code: "meal_not_found",
      message: "Cannot set portions: Monday's Lunch is empty",
    });
  });

  it("is moved within the week or to another one, once", async () => {
    await plan("Tuesday", "Dinner", soup);
    const to = { day: "Monday", mealTime: "Lunch", date: calendarDate("2026-11-26") } as const;
    const move = () => moveMeal(ports, { userId, recipeId: soup.id, from: slot, to });

    expect(await move()).toEqual({ from: of, to: { date: "2026-11-23", mealTime: "Lunch" } });
    expect(ports.published.at(-1)).toMatchObject({
      kind: "mealMoved",
      date: "2026-11-23",
      mealTime: "Lunch",
      version: 2,
    });
    await expect(move()).rejects.toMatchObject({
      code: "meal_not_found",
      message: "Cannot move the meal: it is not Tuesday's Dinner any more",
    });
    await expect(moveMeal(ports, { userId, recipeId: soup.id, from: slot, to: slot })).rejects.toMatchObject({
      code: "invalid_input",
      field: "to",
      message: "Cannot move a meal to the slot that it is in",
    });
    expect(ports.published).toHaveLength(2);
  });
});
