import { describe, expect, it } from "vitest";
import { fixedSlot, openSlot, slots, weekDish, weekProblem } from "../testing/week_builders.ts";
import { explainConflicts } from "./explain_conflicts.ts";
import { fillWeek } from "./fill_week.ts";
import type { WeekDish } from "./week_dish.ts";
import { slotNumber, type WeekProblem, type WeekSlot } from "./week_problem.ts";

const MONDAY_DINNER = slotNumber(0, "Dinner");
const breakfasts = [0, 1, 2].map((day) => slotNumber(day, "Breakfast"));

const dinner = (recipeId: string, facts: Partial<WeekDish> = {}) =>
  weekDish(recipeId, { meals: ["Dinner"], activeMinutes: 30, totalMinutes: 60, ...facts });
const breakfast = (recipeId: string, facts: Partial<WeekDish> = {}) =>
  weekDish(recipeId, { meals: ["Breakfast"], activeMinutes: 12, totalMinutes: 12, ...facts });

const open = (numbers: readonly number[], limits: Partial<WeekSlot> = {}) =>
  slots(Object.fromEntries(numbers.map((slot) => [slot, { ...openSlot, ...limits }])));

function explain(problem: WeekProblem, leftOutByFoodRules: readonly WeekDish[] = []) {
  expect(fillWeek(problem)).toBeUndefined();
  return explainConflicts({ problem, leftOutByFoodRules }).conflicts;
}

describe("a slot for which no dish is left", () => {
  it("names the rule without which there would be one, and the smallest limits that help", () => {
    const problem = weekProblem({
      dishes: [dinner("stew"), dinner("curry", { activeMinutes: 18 }), dinner("roast", { activeMinutes: 50 })],
      slots: open([MONDAY_DINNER], { activeMinutesMax: 15, totalMinutesMax: 90 }),
    });
    expect(explain(problem)).toEqual([
      {
        slots: [MONDAY_DINNER],
        rules: ["activeMinutes"],
        relaxations: [
          { rule: "activeMinutes", to: 20, dishes: 1 },
          { rule: "activeMinutes", to: 30, dishes: 2 },
        ],
      },
    ]);
  });

  it("names two rules that each leave out what the other allows", () => {
    const problem = weekProblem({
      dishes: [dinner("stew", { activeMinutes: 5, totalMinutes: 200 }), dinner("steak", { totalMinutes: 30 })],
      slots: open([MONDAY_DINNER], { activeMinutesMax: 10, totalMinutesMax: 60 }),
    });
    expect(explain(problem)).toMatchObject([
      {
        rules: ["activeMinutes", "totalMinutes"],
        relaxations: [
          { rule: "activeMinutes", to: 30, dishes: 1 },
          { rule: "totalMinutes", to: undefined, dishes: 1 },
        ],
      },
    ]);
  });

  it("names food rules, and never offers to drop them", () => {
    const problem = weekProblem({ dishes: [breakfast("porridge")], slots: open([MONDAY_DINNER]) });
    expect(explain(problem, [dinner("prawns")])).toEqual([
      { slots: [MONDAY_DINNER], rules: ["foodRules"], relaxations: [] },
    ]);
    expect(explain(problem)).toEqual([{ slots: [MONDAY_DINNER], rules: ["mealTime"], relaxations: [] }]);
  });

  it("offers what was replaced, and recent dinners, again", () => {
    const problem = weekProblem({
      dishes: [dinner("stew"), dinner("curry")],
      recentDinners: ["stew"],
      slots: open([MONDAY_DINNER], { not: ["curry"] }),
    });
    expect(explain(problem)[0]?.rules).toEqual(["recentDinners", "replaced"]);
    expect(explain(problem)[0]?.relaxations).toEqual([
      { rule: "recentDinners", to: undefined, dishes: 1 },
      { rule: "replaced", to: undefined, dishes: 1 },
    ]);
  });
});

describe("several slots with too few dishes", () => {
  it("joins equal days, and offers only what fills all of them", () => {
    const problem = weekProblem({
      dishes: [
        breakfast("porridge"),
        breakfast("eggs", { activeMinutes: 18 }),
        breakfast("waffles", { activeMinutes: 19 }),
      ],
      slots: open(breakfasts, { activeMinutesMax: 5 }),
    });
    expect(explain(problem)).toEqual([
      {
        slots: breakfasts,
        rules: ["activeMinutes"],
        relaxations: [{ rule: "activeMinutes", to: 20, dishes: 3 }],
      },
    ]);
  });

  it("names only those, and how many more times a dish would have to come", () => {
    const problem = weekProblem({
      dishes: [breakfast("porridge"), dinner("stew")],
      slots: open([...breakfasts, MONDAY_DINNER]),
    });
    expect(explain(problem)).toEqual([
      { slots: breakfasts, rules: ["repeats"], relaxations: [{ rule: "repeats", to: 1, dishes: 0 }] },
    ]);
  });

  it("counts what is fixed, and lists each group of slots", () => {
    const problem = weekProblem({
      dishes: [breakfast("porridge"), dinner("stew")],
      slots: slots({
        0: fixedSlot("porridge"),
        4: fixedSlot("porridge"),
        8: openSlot,
        [MONDAY_DINNER]: { ...openSlot, activeMinutesMax: 10 },
      }),
    });
    expect(explain(problem)).toMatchObject([
      { slots: [MONDAY_DINNER], rules: ["activeMinutes"] },
      { slots: [8], rules: ["repeats"] },
    ]);
  });

  it("takes breakfasts that are to be the same as one", () => {
    const problem = weekProblem({
      dishes: [breakfast("porridge"), breakfast("eggs")],
      slots: slots({ 0: { ...openSlot, not: ["eggs"] }, 4: { ...openSlot, not: ["porridge"] } }),
      wishes: { sameBreakfast: true },
    });
    expect(explain(problem)).toMatchObject([{ slots: [0, 4], rules: ["replaced"] }]);
  });

  it("leaves out slots that leftovers can fill", () => {
    const problem = weekProblem({
      dishes: [dinner("stew", { keepsDays: 1 })],
      slots: open([MONDAY_DINNER, slotNumber(1, "Lunch")], { activeMinutesMax: 10 }),
    });
    expect(explain(problem)).toMatchObject([{ slots: [MONDAY_DINNER], rules: ["activeMinutes"] }]);
  });
});

it("says how many long dishes a day would need", () => {
  const lunch = slotNumber(0, "Lunch");
  const problem = weekProblem({
    dishes: [dinner("stew"), weekDish("pie", { meals: ["Lunch"], activeMinutes: 40 })],
    slots: open([lunch, MONDAY_DINNER]),
    wishes: { longDishesPerDay: 1 },
  });
  expect(explain(problem)).toEqual([
    {
      slots: [lunch, MONDAY_DINNER],
      rules: ["longDishes"],
      relaxations: [{ rule: "longDishes", to: 2, dishes: 0 }],
    },
  ]);
});
