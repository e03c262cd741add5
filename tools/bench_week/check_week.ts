import type { SlotMeal, WeekDish, WeekMeals, WeekProblem } from "../../core/week_plan/mod.ts";

// The rules of a week once more, from their description. To find faults of the search, this shares none of its code.

const MEALS = ["Breakfast", "Lunch", "Dinner", "Snacks"] as const;
const LONG_DISH_MINUTES = 15;
const EATERS_MAX = 2;

/** From which meal to which, so many days later, leftovers go. */
const WAYS = ["Dinner Lunch 1", "Breakfast Breakfast 1", "Snacks Snacks 1", "Snacks Snacks 2"];

/** The rules that a filled week breaks, each as a sentence. */
export function findBrokenRules(problem: WeekProblem, meals: WeekMeals): string[] {
  const broken: string[] = [];
  const week = new CheckedWeek(problem, meals);
  for (let slot = 0; slot < 28; slot += 1) broken.push(...week.brokenIn(slot));
  return [...broken, ...week.brokenRepeats(), ...week.brokenDays(), ...week.brokenBreakfasts()];
}

class CheckedWeek {
  readonly #problem: WeekProblem;
  readonly #meals: WeekMeals;
  readonly #dishes: ReadonlyMap<string, WeekDish>;

  constructor(problem: WeekProblem, meals: WeekMeals) {
    this.#problem = problem;
    this.#meals = meals;
    this.#dishes = new Map(problem.dishes.map((dish) => [dish.recipeId, dish]));
  }

  brokenIn(slot: number): string[] {
    const asked = this.#problem.slots[slot];
    const meal = this.#meals[slot];
    const at = nameOf(slot);
    if (!asked) return [`${at} is not in the problem`];
    if (asked.state === "fixed") return same(asked.fixed, meal) ? [] : [`${at} is fixed, and was changed`];
    if (asked.state === "empty") return meal ? [`${at} is not wanted, and has a dish`] : [];
    if (!meal) return [`${at} is open, and has no dish`];
    const dish = this.#dishes.get(meal.recipeId);
    if (!dish) return [`${at} has ${meal.recipeId}, which is no candidate`];
    return [
      ...this.#brokenPortions(meal, at),
      ...(meal.leftoversOf === undefined ? this.#brokenByDish(dish, slot) : this.#brokenLeftovers(meal, slot)),
    ];
  }

  /** Each dish as often as its strictest meal allows; fixed meals count, but break nothing alone. */
  brokenRepeats(): string[] {
    const { sameBreakfast, moreRepeats = 0 } = this.#problem.wishes;
    const counts = new Map<string, number>();
    const chosen = new Set<string>();
    for (const [slot, meal] of this.#meals.entries()) {
      if (!meal || meal.leftoversOf !== undefined) continue;
      const isOpen = this.#problem.slots[slot]?.state === "open";
      if (isOpen && sameBreakfast && slot % 4 === 0) continue;
      counts.set(meal.recipeId, (counts.get(meal.recipeId) ?? 0) + 1);
      if (isOpen) chosen.add(meal.recipeId);
    }
    return [...chosen].flatMap((id) => {
      const suits = this.#dishes.get(id)?.meals ?? [];
      const most = (suits.includes("Lunch") || suits.includes("Dinner") ? 1 : 2) + moreRepeats;
      const times = counts.get(id) ?? 0;
      return times > most ? [`${id} is cooked ${times} times, and may be ${most} times`] : [];
    });
  }

  /** Days with more long dishes than allowed. A day on which the fixed ones alone exceed the limit breaks nothing. */
  brokenDays(): string[] {
    const most = this.#problem.wishes.longDishesPerDay;
    return Array.from({ length: 7 }, (_, day) => {
      const long = [0, 1, 2, 3].map((meal) => day * 4 + meal).filter((slot) => this.#isLong(slot));
      const hasChosen = long.some((slot) => this.#problem.slots[slot]?.state === "open");
      return long.length > most && hasChosen ? [`day ${day} has ${long.length} dishes that take long`] : [];
    }).flat();
  }

  brokenBreakfasts(): string[] {
    if (!this.#problem.wishes.sameBreakfast) return [];
    const open = this.#meals.filter((_, slot) => slot % 4 === 0 && this.#problem.slots[slot]?.state === "open");
    return new Set(open.map((meal) => meal?.recipeId)).size > 1 ? ["the breakfasts are not the same"] : [];
  }

  #isLong(slot: number): boolean {
    const meal = this.#meals[slot];
    if (!meal || meal.leftoversOf !== undefined) return false;
    return (this.#dishes.get(meal.recipeId)?.activeMinutes ?? 0) > LONG_DISH_MINUTES;
  }

  #brokenPortions({ portions }: SlotMeal, at: string): string[] {
    const { portions: usual } = this.#problem;
    const isInQuarters = Number.isInteger(portions * 4);
    // Rounded to a quarter, ¾ of a small portion may be less.
    const isUsual = portions >= 0.75 * usual - 0.25 && portions <= 2 * usual + 0.25 && portions > 0;
    return isInQuarters && isUsual ? [] : [`${at} has ${portions} portions, and the household eats ${usual}`];
  }

  #brokenByDish(dish: WeekDish, slot: number): string[] {
    const { activeMinutesMax, totalMinutesMax, not } = this.#problem.slots[slot] ?? {};
    const meal = MEALS[slot % 4] as (typeof MEALS)[number];
    const what = `${nameOf(slot)}: ${dish.recipeId}`;
    return [
      ...(dish.meals.includes(meal) ? [] : [`${what} is no ${meal}`]),
      ...(dish.activeMinutes > (activeMinutesMax ?? 1e9) ? [`${what} is ${dish.activeMinutes} minutes of work`] : []),
      ...(dish.totalMinutes > (totalMinutesMax ?? 1e9) ? [`${what} is ready after ${dish.totalMinutes} minutes`] : []),
      ...(not?.includes(dish.recipeId) ? [`${what} was replaced before`] : []),
      ...(meal === "Dinner" && this.#problem.recentDinners.includes(dish.recipeId)
        ? [`${what} was dinner a short time ago`]
        : []),
    ];
  }

  #brokenLeftovers({ recipeId, leftoversOf = -1 }: SlotMeal, slot: number): string[] {
    const what = `${nameOf(slot)}: leftovers of ${recipeId}`;
    const cooked = this.#meals[leftoversOf];
    const days = Math.floor(slot / 4) - Math.floor(leftoversOf / 4);
    const way = `${MEALS[leftoversOf % 4]} ${MEALS[slot % 4]} ${days}`;
    const keepsDays = this.#dishes.get(recipeId)?.keepsDays ?? 0;
    const eaters = this.#meals.filter((meal) => meal?.leftoversOf === leftoversOf).length;
    if (cooked?.recipeId !== recipeId || cooked.leftoversOf !== undefined) return [`${what}: it is not cooked there`];
    return [
      ...(this.#problem.wishes.leftovers ? [] : [`${what} are not wanted`]),
      ...(WAYS.includes(way) ? [] : [`${what} go from ${way}`]),
      ...(days > keepsDays ? [`${what} keep only ${keepsDays} days`] : []),
      ...(eaters > EATERS_MAX ? [`${what} are eaten ${eaters} times`] : []),
    ];
  }
}

function same(one: SlotMeal | undefined, other: SlotMeal | undefined): boolean {
  return (
    one?.recipeId === other?.recipeId && one?.leftoversOf === other?.leftoversOf && one?.portions === other?.portions
  );
}

function nameOf(slot: number): string {
  return `day ${Math.floor(slot / 4)}, ${MEALS[slot % 4]}`;
}
