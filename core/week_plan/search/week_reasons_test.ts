import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomWeekProblem } from "../testing/random_week_problem.ts";
import { grams, nutrients, openSlot, slots, weekDish, weekFood, weekProblem } from "../testing/week_builders.ts";
import { fillWeek } from "./fill_week.ts";
import type { Reason } from "./filled_week.ts";
import type { WeekDish } from "./week_dish.ts";
import { dayOfSlot, slotNumber, type WeekMeals, type WeekProblem, type WeekSlot } from "./week_problem.ts";

const MONDAY = slotNumber(0, "Dinner");
const TUESDAY = slotNumber(1, "Dinner");
const dinners = slots({ [MONDAY]: openSlot, [TUESDAY]: openSlot });

function reasonsFor(problem: WeekProblem): Readonly<Record<string, readonly Reason[]>> {
  const week = fillWeek(problem, { moves: 3_000 });
  return Object.fromEntries(
    (week?.meals ?? []).flatMap((meal, slot) => (meal ? [[meal.recipeId, week?.reasons[slot] ?? []]] : [])),
  );
}

describe("the reasons of a dish", () => {
  it("say how much of a food at home it uses, and until when that is good", () => {
    const reasons = reasonsFor(
      weekProblem({
        slots: slots({ [MONDAY]: openSlot }),
        foods: [weekFood("tofu"), weekFood("rice")],
        dishes: [
          weekDish("mapo tofu", { foods: grams({ tofu: 300 }) }),
          weekDish("rice", { foods: grams({ rice: 90 }) }),
        ],
        pantry: [{ food: "tofu", decigrams: 3_040, useByDay: 4 }],
      }),
    );
    expect(reasons["mapo tofu"]).toContainEqual({
      kind: "usesPantry",
      food: "tofu",
      grams: 300,
      ofGrams: 304,
      useByDay: 4,
    });
  });

  it("name a food that is bought for another dish, and how many foods are bought anyway", () => {
    const reasons = reasonsFor(
      weekProblem({
        slots: dinners,
        foods: ["parsley", "bulgur", "lemon", "fish", "rice", "peas"].map((key) => weekFood(key, { keepsDays: 7 })),
        dishes: [
          weekDish("tabbouleh", { foods: grams({ parsley: 50, bulgur: 80, lemon: 60 }) }),
          weekDish("parsley fish", { foods: grams({ parsley: 20, lemon: 30, fish: 200 }) }),
          weekDish("pilaf", { foods: grams({ rice: 80, peas: 100 }) }),
        ],
      }),
    );
    const about = Object.values(reasons).flat();
    expect(Object.keys(reasons).toSorted()).toEqual(["parsley fish", "tabbouleh"]);
    expect(about.map(({ kind }) => kind).toSorted()).toEqual(["boughtAnyway", "sharesFood"]);
    expect(about).toContainEqual({ kind: "boughtAnyway", foods: 2, ofFoods: 3 });
  });

  it("say that it finishes a pack that was opened for an earlier dish", () => {
    const reasons = reasonsFor(
      weekProblem({
        slots: dinners,
        foods: [weekFood("feta", { packDecigrams: 2_000, keepsDays: 30, keepsOpenedDays: 5 }), weekFood("pasta")],
        dishes: [
          weekDish("greek salad", { foods: grams({ feta: 120 }) }),
          weekDish("feta pasta", { foods: grams({ feta: 80 }) }),
          weekDish("plain pasta", { foods: grams({ pasta: 100 }) }),
        ],
      }),
    );
    expect(Object.values(reasons).flat()).toContainEqual(
      expect.objectContaining({ kind: "finishesPack", food: "feta", with: MONDAY }),
    );
  });

  it("say what brings the day to an aim, and nothing of an aim that is missed", () => {
    const fibre = (amount: number) => nutrients({ fiberGrams: amount });
    const problem = weekProblem({
      slots: slots({ [MONDAY]: openSlot }),
      dishes: [weekDish("chilli", { nutrients: fibre(27) }), weekDish("steak", { nutrients: fibre(1) })],
      aims: { fiberGrams: 25 },
    });
    expect(reasonsFor(problem)["chilli"]).toEqual([
      { kind: "aim", nutrient: "fiberGrams", amount: 27, dayAmount: 27, aim: 25 },
    ]);
    expect(reasonsFor({ ...problem, aims: { fiberGrams: 60 } })["chilli"]).toEqual([]);
  });

  it("say what the person thinks of it", () => {
    const opinion = { isFavourite: true, stars: 5, preferences: 0 };
    const reasons = reasonsFor(
      weekProblem({ slots: slots({ [MONDAY]: openSlot }), dishes: [weekDish("curry", { opinion }), weekDish("soup")] }),
    );
    expect(reasons["curry"]).toEqual([{ kind: "favourite" }, { kind: "rated", stars: 5 }]);
  });
});

// Every number is computed again from the week alone.
it("are true of every week", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.nat(100_000), (seed) => {
      const problem = randomWeekProblem(seed, { dishes: 60, foods: 60 });
      const week = fillWeek(problem, { moves: 500 });
      fc.pre(week !== undefined);
      const facts = new Recount(problem, week.meals);
      week.reasons.forEach((reasons, slot) => {
        expect(reasons.length).toBeLessThanOrEqual(2);
        for (const reason of reasons) expect([reason, facts.isTrue(reason, slot)]).toEqual([reason, true]);
      });
    }),
    { numRuns: 40 },
  );
});

it("are said of locked suggestions, too, and are true of the week around them", { timeout: 60_000 }, () => {
  let said = 0;
  fc.assert(
    fc.property(fc.nat(100_000), (seed) => {
      const problem = randomWeekProblem(seed, { dishes: 60, foods: 60 });
      const week = fillWeek(problem, { moves: 200 });
      fc.pre(week !== undefined);
      const slots = problem.slots.map((slot, i): WeekSlot => {
        const meal = week.meals[i];
        return slot.state === "open" && meal ? { ...slot, state: "fixed", fixed: meal, isSuggested: true } : slot;
      });
      const locked = fillWeek({ ...problem, slots }, { moves: 200 });
      const facts = new Recount(problem, week.meals);
      locked?.reasons.forEach((reasons, slot) => {
        const isTrue = (reason: Reason) => slots[slot]?.isSuggested === true && facts.isTrue(reason, slot);
        for (const reason of reasons) expect([reason, isTrue(reason)]).toEqual([reason, true]);
        said += reasons.length;
      });
    }),
    { numRuns: 20 },
  );
  expect(said).toBeGreaterThan(20);
});

class Recount {
  readonly #problem: WeekProblem;
  readonly #meals: WeekMeals;

  constructor(problem: WeekProblem, meals: WeekMeals) {
    this.#problem = problem;
    this.#meals = meals;
  }

  isTrue(reason: Reason, slot: number): boolean {
    const dish = this.#dishAt(slot) as WeekDish;
    const near = (one: number, other: number) => Math.abs(one - other) <= 0.5000001;
    switch (reason.kind) {
      case "usesPantry":
        return (
          this.#problem.pantry.some(
            ({ food, decigrams, useByDay }) =>
              food === reason.food && near(decigrams / 10, reason.ofGrams) && useByDay === reason.useByDay,
          ) &&
          reason.grams <= reason.ofGrams &&
          reason.grams <= this.#gramsAt(slot, reason.food) + 0.5 &&
          (reason.useByDay ?? 100) >= dayOfSlot(slot)
        );
      case "sharesFood":
        return (
          this.#gramsAt(slot, reason.food) > 0 &&
          this.#gramsAt(reason.with, reason.food) > 0 &&
          this.#dishAt(reason.with) !== dish
        );
      case "boughtAnyway": {
        const shared = dish.foods.filter(({ food }) => this.#users(food).some((user) => this.#dishAt(user) !== dish));
        return reason.foods >= 2 && reason.foods <= shared.length && reason.ofFoods <= dish.foods.length;
      }
      case "finishesPack": {
        const users = this.#users(reason.food);
        const pack = this.#problem.foods.find(({ key }) => key === reason.food)?.packDecigrams ?? 0;
        const used = users.reduce((sum, user) => sum + this.#gramsAt(user, reason.food) * 10, 0);
        const left = (pack - (used % pack)) % pack;
        return (
          users.at(-1) === slot &&
          users.at(-2) === reason.with &&
          near(reason.grams, this.#gramsAt(slot, reason.food)) &&
          left <= pack * 0.05 + 1
        );
      }
      case "leftovers":
        return this.#meals[slot]?.leftoversOf === reason.of && this.#dishAt(reason.of) === dish;
      case "aim": {
        const step = reason.nutrient === "saltGrams" ? 0.1 : 1;
        const isNear = (one: number, other: number) => Math.abs(one - other) <= step;
        const ofSlot = (each: number) =>
          (this.#dishAt(each)?.nutrients[reason.nutrient].amount ?? 0) *
          ((this.#meals[each]?.portions ?? 0) / this.#problem.portions);
        const day = [...this.#meals.keys()].filter((each) => dayOfSlot(each) === dayOfSlot(slot));
        const sum = day.reduce((total, each) => total + ofSlot(each), 0);
        return (
          isNear(reason.amount, ofSlot(slot)) &&
          isNear(reason.dayAmount, sum) &&
          reason.aim === this.#problem.aims[reason.nutrient]
        );
      }
      case "favourite":
        return dish.opinion.isFavourite;
      case "rated":
        return dish.opinion.stars === reason.stars && reason.stars >= 4;
      case "preferences":
        return dish.opinion.preferences === reason.count;
      case "quick":
        return dish.activeMinutes === reason.activeMinutes;
      case "variety": {
        const before = this.#dishAt(reason.unlike);
        const property = reason.of === "kind" ? "principalKind" : "cuisine";
        return reason.unlike === slot - 4 && before !== undefined && before[property] !== dish[property];
      }
      case "wholeBatch":
        return reason.portions === this.#cookedAt(slot) && reason.portions % dish.servings === 0;
    }
  }

  #dishAt(slot: number): WeekDish | undefined {
    return this.#problem.dishes.find(({ recipeId }) => recipeId === this.#meals[slot]?.recipeId);
  }

  /** Portions that are cooked in a slot: its own, those of its leftovers, and the rest of a whole batch. */
  #cookedAt(slot: number): number {
    const meal = this.#meals[slot];
    const dish = this.#dishAt(slot);
    if (!meal || !dish || meal.leftoversOf !== undefined) return 0;
    const eaten = this.#meals.reduce(
      (sum, each) => sum + (each?.leftoversOf === slot ? each.portions : 0),
      meal.portions,
    );
    if (dish.scales === "freely") return eaten;
    const batch = dish.servings % 2 === 0 ? dish.servings / 2 : dish.servings;
    return Math.ceil(eaten / batch) * batch;
  }

  #gramsAt(slot: number, food: string): number {
    const { decigrams = 0 } = this.#dishAt(slot)?.foods.find((each) => each.food === food) ?? {};
    return (decigrams * this.#cookedAt(slot)) / 10;
  }

  /** The slots in which a food is cooked, in order. */
  #users(food: string): number[] {
    return [...this.#meals.keys()].filter((slot) => this.#gramsAt(slot, food) > 0);
  }
}
