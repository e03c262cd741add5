import type { WeekDish, WeekFood } from "./week_dish.ts";
import { NONE, QUARTERS } from "./week_model.ts";
import { dayOfSlot, type SlotNumber } from "./week_problem.ts";
import type { WeekState } from "./week_state.ts";

/** A dish that is cooked in a slot, also for those who eat its leftovers. */
export interface Cooking {
  readonly slot: SlotNumber;
  readonly dish: WeekDish;
  readonly portions: number;
}

/** A food that is used in a slot. */
export interface FoodUse {
  readonly slot: SlotNumber;
  readonly dish: WeekDish;
  readonly food: WeekFood;
  readonly grams: number;
}

/** A dish's use of one lot of a food at home. */
export interface PantryUse extends FoodUse {
  /** Of the whole lot. */
  readonly ofGrams: number;
  readonly useByDay: number | undefined;
}

/** The dishes that are cooked in a week, by slot. */
export function cookingsOf(state: WeekState): Cooking[] {
  const { dishes, slots } = state.model.problem;
  return [...slots.keys()].flatMap((slot) => {
    const dish = dishes[state.dishOf(slot)];
    const isCooked = dish !== undefined && state.sourceOf(slot) === NONE;
    return isCooked ? [{ slot, dish, portions: state.cookedOf(slot) / QUARTERS }] : [];
  });
}

/** The dishes' uses of foods, staples left out, by food; each food's uses in the order of the slots. */
export function foodUses(state: WeekState, cookings: readonly Cooking[]): ReadonlyMap<string, readonly FoodUse[]> {
  const foods = new Map(state.model.problem.foods.map((food) => [food.key, food]));
  const uses = new Map<string, FoodUse[]>();
  for (const { slot, dish, portions } of cookings) {
    for (const { food: key, decigrams } of dish.foods) {
      const food = foods.get(key);
      if (!food || food.isStaple) continue;
      const ofFood = uses.get(key) ?? [];
      uses.set(key, ofFood);
      ofFood.push({ slot, dish, food, grams: (decigrams * portions) / 10 });
    }
  }
  return uses;
}

/** The dishes' uses of foods at home, by use-by date first, then in the order of the slots. */
export function pantryUses(
  { pantry }: WeekState["model"]["problem"],
  uses: ReadonlyMap<string, readonly FoodUse[]>,
): PantryUse[] {
  const lots = pantry
    .filter(({ decigrams }) => decigrams > 0)
    .map(({ food, decigrams, useByDay }) => ({ food, useByDay, ofGrams: decigrams / 10, left: decigrams / 10 }))
    .sort((a, b) => (a.useByDay ?? Infinity) - (b.useByDay ?? Infinity));
  return [...uses.values()].flat().flatMap((use) => {
    let needed = use.grams;
    return lots.flatMap((lot) => {
      const isGood = lot.food === use.food.key && (lot.useByDay ?? Infinity) >= dayOfSlot(use.slot);
      const grams = isGood ? Math.min(needed, lot.left) : 0;
      needed -= grams;
      lot.left -= grams;
      return grams > 0 ? [{ ...use, grams, ofGrams: lot.ofGrams, useByDay: lot.useByDay }] : [];
    });
  });
}
