import { describe, expect, it } from "vitest";
import { randomWeekProblem } from "../testing/random_week_problem.ts";
import {
  emptySlot,
  fixedSlot,
  grams,
  nutrients,
  openSlot,
  slotOf,
  slots,
  weekDish,
  weekFood,
  weekProblem,
} from "../testing/week_builders.ts";
import { fillWeek } from "./fill_week.ts";
import type { SlotNumber, WeekProblem } from "./week_problem.ts";

const MOVES = { moves: 2_000 };
const favourite = { isFavourite: true, stars: undefined, preferences: 0 };

const MONDAY_BREAKFAST = slotOf(0, "Breakfast");
const MONDAY_LUNCH = slotOf(0, "Lunch");
const MONDAY_DINNER = slotOf(0, "Dinner");
const TUESDAY_LUNCH = slotOf(1, "Lunch");
const TUESDAY_DINNER = slotOf(1, "Dinner");

/** The dish of each of these slots, undefined for none; undefined if there is no week. */
function dishesIn(asked: readonly SlotNumber[], problem: WeekProblem): (string | undefined)[] | undefined {
  const week = fillWeek(problem, MOVES);
  return week && asked.map((slot) => week.meals[slot]?.recipeId);
}

describe("a rule of one slot leaves out", () => {
  it("a dish of another meal", () => {
    const dishes = [
      weekDish("pancakes", { meals: ["Breakfast"], opinion: favourite }),
      weekDish("stew", { meals: ["Dinner"] }),
    ];
    expect(dishesIn([MONDAY_DINNER], weekProblem({ dishes, slots: slots({ [MONDAY_DINNER]: openSlot }) }))).toEqual([
      "stew",
    ]);
  });

  it("a dish with more minutes of work than there are, but not one that only waits", () => {
    const dishes = [
      weekDish("omelette", { activeMinutes: 11, totalMinutes: 11, opinion: favourite }),
      weekDish("overnight oats", { activeMinutes: 10, totalMinutes: 10, aheadMinutes: 480 }),
    ];
    const slot = { ...openSlot, activeMinutesMax: 10 };
    expect(dishesIn([MONDAY_BREAKFAST], weekProblem({ dishes, slots: slots({ [MONDAY_BREAKFAST]: slot }) }))).toEqual([
      "overnight oats",
    ]);
  });

  it("a dish that is on the table too late", () => {
    const dishes = [
      weekDish("roast", { totalMinutes: 90, opinion: favourite }),
      weekDish("pasta", { totalMinutes: 60 }),
    ];
    const slot = { ...openSlot, totalMinutesMax: 60 };
    expect(dishesIn([MONDAY_DINNER], weekProblem({ dishes, slots: slots({ [MONDAY_DINNER]: slot }) }))).toEqual([
      "pasta",
    ]);
  });

  it("a dish that the person has replaced there, as leftovers, too", () => {
    const dishes = [weekDish("chili", { opinion: favourite, keepsDays: 3 }), weekDish("soup")];
    const problem = weekProblem({
      dishes,
      slots: slots({ [MONDAY_DINNER]: openSlot, [TUESDAY_LUNCH]: { ...openSlot, not: ["chili"] } }),
    });
    expect(dishesIn([MONDAY_DINNER, TUESDAY_LUNCH], problem)).toEqual(["chili", "soup"]);
  });

  it("a recent dinner at dinner, but not at lunch", () => {
    const dishes = [weekDish("chili", { opinion: favourite }), weekDish("soup")];
    const problem = weekProblem({
      dishes,
      recentDinners: ["chili"],
      slots: slots({ [MONDAY_LUNCH]: openSlot, [MONDAY_DINNER]: openSlot }),
    });
    expect(dishesIn([MONDAY_LUNCH, MONDAY_DINNER], problem)).toEqual(["chili", "soup"]);
  });
});

describe("a rule of the week", () => {
  it("cooks a lunch or dinner once, and a breakfast twice", () => {
    const breakfast = weekDish("porridge", { meals: ["Breakfast"] });
    const dinner = weekDish("stew", { meals: ["Dinner"] });
    const mornings = (days: number) =>
      slots(Object.fromEntries(Array.from({ length: days }, (_, day) => [slotOf(day, "Breakfast"), openSlot])));
    expect(fillWeek(weekProblem({ dishes: [breakfast], slots: mornings(2) }), MOVES)).toBeDefined();
    expect(fillWeek(weekProblem({ dishes: [breakfast], slots: mornings(3) }), MOVES)).toBeUndefined();
    const evenings = slots({ [MONDAY_DINNER]: openSlot, [TUESDAY_DINNER]: openSlot });
    expect(fillWeek(weekProblem({ dishes: [dinner], slots: evenings }), MOVES)).toBeUndefined();
  });

  it("counts a fixed meal as one of the repeats", () => {
    const dishes = [weekDish("stew"), weekDish("soup")];
    const problem = weekProblem({
      dishes,
      slots: slots({ [MONDAY_DINNER]: fixedSlot("stew"), [TUESDAY_DINNER]: openSlot }),
    });
    expect(dishesIn([MONDAY_DINNER, TUESDAY_DINNER], problem)).toEqual(["stew", "soup"]);
  });

  it("allows no more long dishes a day than wished", () => {
    const dishes = [
      weekDish("roast", { activeMinutes: 16, opinion: favourite }),
      weekDish("pie", { activeMinutes: 16, opinion: favourite }),
      weekDish("salad", { activeMinutes: 15 }),
    ];
    const problem = weekProblem({
      dishes,
      wishes: { longDishesPerDay: 1 },
      slots: slots({ [MONDAY_LUNCH]: openSlot, [MONDAY_DINNER]: openSlot }),
    });
    expect(dishesIn([MONDAY_LUNCH, MONDAY_DINNER], problem)).toContain("salad");
  });

  it("is not broken by what is fixed: the rest is filled beside it", () => {
    const dishes = [
      weekDish("roast", { activeMinutes: 40 }),
      weekDish("pie", { activeMinutes: 40 }),
      weekDish("salad", { activeMinutes: 5 }),
    ];
    const problem = weekProblem({
      dishes,
      wishes: { longDishesPerDay: 1 },
      slots: slots({
        [MONDAY_BREAKFAST]: fixedSlot("roast"),
        [MONDAY_LUNCH]: fixedSlot("pie"),
        [MONDAY_DINNER]: openSlot,
      }),
    });
    expect(dishesIn([MONDAY_DINNER], problem)).toEqual(["salad"]);
  });

  it("cooks the same breakfast every day if that is wished, however often", () => {
    const meals = ["Breakfast" as const];
    const quick = { ...openSlot, activeMinutesMax: 5 };
    const dishes = [
      weekDish("shakshuka", { meals, activeMinutes: 20, opinion: favourite }),
      weekDish("muesli", { meals, activeMinutes: 5 }),
      weekDish("toast", { meals, activeMinutes: 4 }),
    ];
    const breakfasts = Array.from({ length: 7 }, (_, day) => slotOf(day, "Breakfast"));
    const named = Object.fromEntries(breakfasts.map((slot, day) => [slot, day === 3 ? quick : openSlot]));
    const problem = weekProblem({ dishes, slots: slots(named), wishes: { sameBreakfast: true } });
    expect(new Set(dishesIn(breakfasts, problem))).toEqual(new Set(["toast"]));
  });
});

describe("leftovers", () => {
  const dishes = (keepsDays: number) => [weekDish("chili", { meals: ["Dinner"], keepsDays, activeMinutes: 20 })];
  const dinnerAndLunch = slots({ [MONDAY_DINNER]: openSlot, [TUESDAY_LUNCH]: openSlot });

  it("of dinner are eaten at the next lunch, and cooked with it", () => {
    const week = fillWeek(weekProblem({ dishes: dishes(1), slots: dinnerAndLunch }), MOVES);
    expect(week?.meals[TUESDAY_LUNCH]).toEqual({ recipeId: "chili", portions: 1, leftoversOf: MONDAY_DINNER });
    expect(week?.figures.activeMinutes).toBe(20);
  });

  it("are not eaten if the dish does not keep, or leftovers are not wished", () => {
    expect(fillWeek(weekProblem({ dishes: dishes(0), slots: dinnerAndLunch }), MOVES)).toBeUndefined();
    const wishes = { leftovers: false };
    expect(fillWeek(weekProblem({ dishes: dishes(1), slots: dinnerAndLunch, wishes }), MOVES)).toBeUndefined();
  });

  it("of snacks are eaten on at most two days", () => {
    const slotsOf = (days: number) =>
      slots(Object.fromEntries(Array.from({ length: days }, (_, day) => [slotOf(day, "Snacks"), openSlot])));
    const dishes = [weekDish("banana bread", { meals: ["Snacks", "Dinner"], keepsDays: 6 })];
    expect(fillWeek(weekProblem({ dishes, slots: slotsOf(3) }), MOVES)).toBeDefined();
    expect(fillWeek(weekProblem({ dishes, slots: slotsOf(4) }), MOVES)).toBeUndefined();
  });

  it("of a fixed dinner are eaten, too", () => {
    const problem = weekProblem({
      dishes: dishes(2),
      slots: slots({ [MONDAY_DINNER]: fixedSlot("chili"), [TUESDAY_LUNCH]: openSlot }),
    });
    expect(fillWeek(problem, MOVES)?.meals[TUESDAY_LUNCH]?.leftoversOf).toBe(MONDAY_DINNER);
  });
});

it("leaves fixed and empty slots as they are", () => {
  const fixed = fixedSlot("stew", { portions: 2.5 });
  const problem = weekProblem({
    dishes: [weekDish("stew"), weekDish("soup")],
    slots: slots({ [MONDAY_LUNCH]: emptySlot, [MONDAY_DINNER]: fixed, [TUESDAY_DINNER]: openSlot }),
  });
  const week = fillWeek(problem, MOVES);
  expect(week?.meals[MONDAY_DINNER]).toEqual(fixed.fixed);
  expect(week?.meals[MONDAY_LUNCH]).toBeUndefined();
});

it("chooses larger portions on a day that lacks energy", () => {
  const problem = weekProblem({
    dishes: [weekDish("soup", { nutrients: nutrients({ kcal: 500 }) })],
    slots: slots({ [MONDAY_DINNER]: openSlot }),
    aims: { kcal: 2_500 },
  });
  expect(fillWeek(problem, MOVES)?.meals[MONDAY_DINNER]?.portions).toBe(1.75);
});

it("finishes a pack of tofu rather than opening one of feta", () => {
  const foods = ["tofu", "feta"].map((key) =>
    weekFood(key, { packDecigrams: 4000, keepsDays: 20, keepsOpenedDays: 4 }),
  );
  const dishes = [
    weekDish("mapo tofu", { foods: grams({ tofu: 200 }) }),
    weekDish("greek salad", { foods: grams({ feta: 200 }) }),
    weekDish("tofu salad", { foods: grams({ tofu: 200 }) }),
  ];
  const problem = weekProblem({
    dishes,
    foods,
    slots: slots({ [MONDAY_DINNER]: fixedSlot("mapo tofu"), [TUESDAY_DINNER]: openSlot }),
  });
  const week = fillWeek(problem, MOVES);
  expect(week?.meals[TUESDAY_DINNER]?.recipeId).toBe("tofu salad");
  expect(week?.figures).toMatchObject({ foodsToBuy: 1, perishableFoodsToBuy: 0, packsLeftOver: 0 });
});

it("finds the same week for the same problem, and another one for another seed", () => {
  const problem = randomWeekProblem(6, { dishes: 80, foods: 90 });
  const week = fillWeek(problem, MOVES);
  expect(week).toBeDefined();
  expect(fillWeek(structuredClone(problem), MOVES)).toEqual(week);
  expect(fillWeek({ ...problem, seed: 7 }, MOVES)?.meals).not.toEqual(week?.meals);
});

it("names the food that a problem does not contain", () => {
  const dishes = [weekDish("pesto", { foods: grams({ basil: 50 }) })];
  expect(() => fillWeek(weekProblem({ dishes }))).toThrow("the food basil of pesto is unknown");
});
