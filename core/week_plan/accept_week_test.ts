import { beforeEach, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { caprese, chickenCurry, maya, tomas, tomatoSoup } from "../../adapters/memory/people_and_recipes.ts";
import { NO_FOOD_RULES } from "../food_rules/mod.ts";
import { weekOf } from "../meal_plan/mod.ts";
import { addDays, type CalendarDate, calendarDate } from "../shared/mod.ts";
import { type AcceptedChange, acceptWeek } from "./accept_week.ts";

const monday = calendarDate("2026-11-23");
const dinner = { date: monday, mealTime: "Dinner" } as const;
const lunch = { date: addDays(monday, 1), mealTime: "Lunch" } as const;
const curry = { recipeId: chickenCurry.id };
const fill: readonly AcceptedChange[] = [
  { ...dinner, from: undefined, to: curry },
  { ...lunch, from: undefined, to: { ...curry, portions: 3, leftoversOf: dinner } },
];

let ports: MemoryStores;

beforeEach(async () => {
  ports = memoryStores();
  await ports.join(maya, tomas);
});

async function accept(changes: readonly AcceptedChange[], week: CalendarDate = monday) {
  return await acceptWeek(ports, { userId: maya.id, monday: week, changes });
}
const planned = () => ports.mealPlans.listWeek(tomas.id, weekOf(monday));

it("plans what was suggested, notifies the household once, and undoes it the same way", async () => {
  const { version } = await accept(fill);

  expect(await planned()).toMatchObject([
    { ...dinner, ...curry, name: "Dinner: Coconut Chicken Curry", portions: undefined },
    { ...lunch, name: "Lunch: Coconut Chicken Curry", portions: 3, leftoversOf: { ...dinner, keepsDays: 4 } },
  ]);
  const undone = await accept(fill.map(({ from, to, ...slot }) => ({ ...slot, from: to, to: from })));
  expect(undone.version).toBe(version + 1);
  expect(await planned()).toEqual([]);
  expect(ports.published).toMatchObject([
    { kind: "weekFilled", by: maya.id, version, ...dinner },
    { kind: "weekCleared", by: maya.id, version: version + 1, ...dinner },
  ]);
});

it("changes nothing if another member has planned one of the slots, and names it", async () => {
  await ports.mealPlans.put({ userId: tomas.id, ...lunch, recipeId: tomatoSoup.id, name: "Lunch: Soup" });

  await expect(accept(fill)).rejects.toMatchObject({
    code: "slot_changed",
    field: "changes.1",
    message: "Cannot change the plan: Tuesday's Lunch was changed meanwhile",
  });
  expect(await planned()).toHaveLength(1);
  expect(ports.published).toEqual([]);
});

it("changes nothing if a dish breaks the rules of another member, and says whose", async () => {
  await ports.foodRules.save(tomas.id, { ...NO_FOOD_RULES, dislikedFoods: ["mozzarella"] });
  const salad = { ...lunch, mealTime: "Dinner", from: undefined, to: { recipeId: caprese.id } } as const;

  await expect(accept([...fill, salad])).rejects.toMatchObject({
    code: "food_rules_broken",
    field: "changes.2.to",
    message:
      "Cannot plan Heirloom Tomato Caprese for Tuesday's Dinner: it breaks the food rules of Tomás Herrera (dislike: contains mozzarella)",
  });
  expect(await planned()).toEqual([]);
  // A removed dish breaks no rule any more.
  await ports.mealPlans.put({
    userId: maya.id,
    date: lunch.date,
    mealTime: "Dinner",
    ...salad.to,
    name: "Dinner: Salad",
  });
  await accept([{ ...salad, from: salad.to, to: undefined }]);
  expect(await planned()).toEqual([]);
});

it("changes nothing if a member changes their rules while the week is being accepted", async () => {
  const { pages, foodRules } = ports;
  const listDishes = async (ids: readonly string[]) => {
    await foodRules.save(tomas.id, { ...NO_FOOD_RULES, diet: "vegetarian" });
    return await pages.listDishes(ids);
  };
  const slow = { ...ports, pages: { listDishes, listKeeping: (ids: readonly string[]) => pages.listKeeping(ids) } };

  const accepting = acceptWeek(slow, { userId: maya.id, monday, changes: fill });
  await expect(accepting).rejects.toMatchObject({ code: "food_rules_broken", field: "changes.0.to" });
  expect(await planned()).toEqual([]);
});

it("refuses recipes that do not exist, leftovers of long ago, and weeks that cannot be filled", async () => {
  const [first] = fill as [AcceptedChange];
  await expect(accept([{ ...first, to: { recipeId: "grey-gruel" } }])).rejects.toMatchObject({
    code: "recipe_not_found",
    field: "changes.0.to.recipeId",
  });
  const longAgo = { ...dinner, date: addDays(monday, -15) };
  await expect(accept([{ ...first, to: { ...curry, leftoversOf: longAgo } }])).rejects.toMatchObject({
    code: "invalid_input",
    field: "changes.0.to.leftoversOf",
  });
  for (const week of [addDays(monday, 1), addDays(monday, 7 * 53), addDays(monday, -7 * 53)]) {
    await expect(accept(fill, week)).rejects.toMatchObject({ code: "invalid_input", field: "monday" });
  }
});
