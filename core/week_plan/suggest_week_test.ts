import { beforeEach, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { caprese, maya, recipe, shakshuka, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { MemoryWeekPlanner } from "../../adapters/memory/week_plan/week_planner.ts";
import { NO_FOOD_RULES } from "../food_rules/mod.ts";
import type { MealTime } from "../meal_plan/mod.ts";
import { foodsAtHome } from "../pantry/mod.ts";
import { addDays, type CalendarDate, calendarDate } from "../shared/mod.ts";
import { addLine, changeShoppingList, getShoppingList } from "../shopping/mod.ts";
import { slotNumber, type WeekProblem } from "./search/week_problem.ts";
import { type SuggestWeekInput, suggestAlternatives, suggestWeek } from "./suggest_week.ts";

const monday = calendarDate("2026-11-16");
const thursday = addDays(monday, 3);

const dinners = Array.from({ length: 12 }, (_, i) =>
  recipe({ id: `stew-${i}`, name: `Stew ${i}`, meals: ["Dinner"], keeps: { days: 3, freezerMonths: 0 } }),
);
const salad = { ...caprese, meals: ["Lunch", "Dinner"] as const };
const recipes = [...dinners, salad, { ...shakshuka, meals: ["Dinner"] as const }];

let ports: MemoryStores & { readonly planner: MemoryWeekPlanner };

beforeEach(async () => {
  ports = { ...memoryStores({ today: thursday, recipes }), planner: new MemoryWeekPlanner() };
  await ports.join(maya, tomas);
  await ports.households.setPortions(maya.id, { id: tomas.id, portions: 0.6 });
});

const slot = (day: number, mealTime: MealTime = "Dinner") => slotNumber(day, mealTime);
const allDinners = [0, 1, 2, 3, 4, 5, 6].map((day) => slot(day));

function input(changes: Partial<SuggestWeekInput> = {}): SuggestWeekInput {
  return {
    userId: maya.id,
    monday,
    activeMinutes: { weekdays: {}, weekends: {} },
    leftovers: false,
    variety: 50,
    sameBreakfast: false,
    shoppingDays: [0, 4],
    relaxed: [],
    seed: 1,
    open: allDinners,
    fixed: [],
    not: new Map(),
    ...changes,
  };
}
async function suggest(changes: Partial<SuggestWeekInput> = {}) {
  const suggested = await suggestWeek(ports, input(changes));
  if (suggested.kind !== "filled") throw new Error(`Expected a week, but it is ${JSON.stringify(suggested)}`);
  return suggested;
}
async function plan(date: CalendarDate, recipeId: string, mealTime: MealTime = "Dinner") {
  await ports.mealPlans.put({ userId: maya.id, date, mealTime, recipeId, name: recipeId });
}
function problem(task = 0): WeekProblem {
  return ports.planner.tasks[task]?.input as WeekProblem; // sound: these tests only fill
}

it("fills the slots that are asked for, and by default the empty ones from today on", async () => {
  const meals = (await suggest({ open: [slot(5)] })).meals;
  expect(meals.map((meal) => meal.slot)).toEqual([slot(5)]);
  expect(meals[0]?.portions).toBeUndefined();

  await suggestWeek(ports, input({ open: undefined, today: addDays(monday, 6) }));
  const open = problem(1).slots.map(({ state }) => state);
  expect(open.slice(0, 24)).toEqual(open.slice(0, 24).fill("empty"));
  expect(open.slice(24)).toEqual(["open", "open", "open", "open"]);
});

it("fixes planned and locked meals, and returns the version of the plan", async () => {
  await plan(addDays(monday, 4), "stew-1");
  const fixed = [
    { slot: slot(4), recipeId: "stew-2" },
    { slot: slot(5), recipeId: "stew-3", portions: 3 },
    { slot: slot(6), recipeId: "stew-3", leftoversOf: slot(5) },
  ];
  const { meals, household } = await suggest({ fixed });

  expect(household.version).toBe((await ports.plan.findWeek(maya.id, { monday, sunday: monday }))?.household.version);
  expect(meals.map((meal) => meal.slot)).toEqual([0, 1, 2, 3, 5, 6].map((day) => slot(day)));
  expect(meals.slice(-2)).toMatchObject([
    { recipeId: "stew-3", portions: 3 },
    { recipeId: "stew-3", leftoversOf: slot(5) },
  ]);
  expect(problem().slots[slot(4)]).toMatchObject({ state: "fixed", fixed: { recipeId: "stew-1", portions: 1.5 } });
});

it("buys nothing for what is cooked or over, and has no leftovers of it", async () => {
  await plan(monday, "stew-1");
  await plan(addDays(monday, 5), "stew-2");
  await ports.mealPlans.setCooked({ userId: maya.id, date: addDays(monday, 5), mealTime: "Dinner", isCooked: true });
  await suggest();

  for (const day of [0, 5]) {
    const { recipeId } = problem().slots[slot(day)]?.fixed ?? {};
    expect(problem().dishes.find((dish) => dish.recipeId === recipeId)).toMatchObject({
      foods: [],
      keepsDays: 0,
      meals: [],
    });
  }
});

it("suggests nothing that breaks the rules of another member, though it is planned, nor a dinner of the weeks around", async () => {
  await ports.foodRules.save(tomas.id, { ...NO_FOOD_RULES, dislikedFoods: ["mozzarella"] });
  await plan(addDays(monday, 3), salad.id);
  await plan(addDays(monday, -14), "stew-1");
  await plan(addDays(monday, 13), "stew-2");
  await plan(addDays(monday, -1), "stew-3", "Lunch");
  const { meals } = await suggest();

  expect(problem().recentDinners).toEqual(["stew-1", "stew-2"]);
  expect(meals.map(({ recipeId }) => recipeId)).not.toEqual(expect.arrayContaining([salad.id]));
  expect(problem().dishes.find(({ recipeId }) => recipeId === salad.id)?.meals).toEqual([]);
});

it("counts foods at home as they are bought, with their days, and shops from today on", async () => {
  const food = { food: "tomato", name: "tomatoes", storage: undefined, alwaysThere: false } as const;
  const amount = { quantity: 500, unit: "g" } as const;
  await ports.pantries.change({
    userId: tomas.id,
    at: new Date(0),
    edit: () => ({
      add: [
        { ...food, amount, useBy: addDays(monday, 5) },
        { ...food, amount, useBy: addDays(monday, -1) },
        { ...food, food: "basil", amount: undefined, useBy: undefined },
        { ...food, food: "olive-oil", amount, useBy: undefined, alwaysThere: true },
      ],
    }),
  });
  await suggest();

  expect(problem().pantry).toEqual([{ food: "tomato", decigrams: 5_000, useByDay: 5 }]);
  expect(problem().foods.find(({ key }) => key === "tomato")?.isStaple).toBe(false);
  expect(problem().shoppingDays).toEqual([3, 4]);
});

it("says why there is no week, with what the limits and the food rules leave out", async () => {
  await ports.foodRules.save(tomas.id, { ...NO_FOOD_RULES, dislikedFoods: ["tomato"] });
  const nothing = await suggestWeek(ports, input({ open: [slot(5)] }));

  expect(nothing).toMatchObject({ kind: "impossible", conflicts: [{ slots: [slot(5)], rules: ["foodRules"] }] });
});

it("offers other dishes for a suggested slot, and none for another one", async () => {
  const { meals } = await suggest();
  const { open: _open, fixed: _fixed, not: _not, ...request } = input();
  const alternatives = await suggestAlternatives(ports, { ...request, meals, slot: slot(5), not: ["stew-0"] });

  const ids = alternatives.map(({ recipe: { id } }) => id);
  expect(ids).toHaveLength(3);
  expect(ids).not.toContain("stew-0");
  expect(ids).not.toContain(meals.find((meal) => meal.slot === slot(5))?.recipeId);
  await expect(
    suggestAlternatives(ports, { ...request, meals, slot: slot(5, "Lunch"), not: [] }),
  ).rejects.toMatchObject({
    code: "meal_not_found",
  });
});

it.each([
  ["an unknown recipe", { recipeId: "grey-gruel" }, { code: "recipe_not_found", field: "meals.0.recipeId" }],
  [
    "leftovers of what is not cooked",
    { recipeId: "stew-1", leftoversOf: slot(4) },
    { code: "invalid_input", field: "meals.0.leftoversOf" },
  ],
])("refuses to keep %s", async (_what, meal, error) => {
  await expect(suggest({ fixed: [{ slot: slot(5), ...meal }] })).rejects.toMatchObject(error);
});

// #list-counts-as-suggested
it("has as many foods to buy as the shopping list of the accepted week", async () => {
  const spiced = recipe({ id: "spiced", name: "Spiced Stew", foods: ["tomato", "cumin", "olive-oil", "feta"] });
  const stew = { ...spiced, meals: ["Dinner"] as const, keeps: { days: 3, freezerMonths: 0 } };
  ports = { ...memoryStores({ today: thursday, recipes: [stew, ...recipes] }), planner: new MemoryWeekPlanner() };
  await plan(addDays(monday, 5), "spiced");
  await ports.pantries.change({
    userId: maya.id,
    at: new Date(0),
    edit: () => ({
      add: [{ name: "feta", food: "feta", amount: undefined, useBy: undefined, storage: undefined, alwaysThere: true }],
    }),
  });
  await changeShoppingList(ports, { userId: maya.id, change: addLine("paper", "Kitchen paper") });
  const { figures, meals } = await suggest({ open: [slot(3), slot(4), slot(6)] });
  const [replaced] = meals;
  if (!replaced) throw new Error("Expected a meal");
  const others = await suggestAlternatives(ports, { ...input(), meals, slot: replaced.slot, not: [] });

  const listed = async () => {
    const { needs } = await getShoppingList(
      { ...ports, foodsAtHome: foodsAtHome(ports.pantries) },
      { userId: maya.id, week: monday },
    );
    return needs.toBuy.length;
  };
  for (const { slot: place, recipeId } of meals) await plan(addDays(monday, (place - 2) / 4), recipeId);
  expect(await listed()).toBe(figures.foodsToBuy);
  expect(figures.foodsToBuy).toBeGreaterThan(1);
  for (const { recipe: other, foodsToBuy } of others) {
    await plan(addDays(monday, (replaced.slot - 2) / 4), other.id);
    expect(await listed()).toBe(figures.foodsToBuy + foodsToBuy);
  }
});
