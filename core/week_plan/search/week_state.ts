import { LEFTOVER_SLOTS_MAX, NONE, QUARTERS } from "./week_model.ts";
import { dayOfSlot, type SlotMeal, type SlotNumber, type WeekMeals } from "./week_problem.ts";
import { WeekSums } from "./week_sums.ts";

// Casts of indexed values are sound: every index is within its table.

/**
 * A week that can be changed, with its cost. Changes count after `settle()`, and everything since the last `mark()` can be
 * undone. Slots, dishes and foods are numbers of the model; −1 is none.
 */
export class WeekState extends WeekSums {
  /** How many slots eat the leftovers of a slot. */
  eatersOf(slot: SlotNumber): number {
    let count = 0;
    for (const target of this.model.targets[slot] as readonly SlotNumber[]) {
      if (this.sourceOf(target) === slot) count++;
    }
    return count;
  }

  /** Whether the leftovers of the dish in `source` may be eaten in `target`, if `dish` is cooked there. */
  mayEat(target: SlotNumber, { source, dish }: { readonly source: SlotNumber; readonly dish: number }): boolean {
    const { problem, dishKeepsDays } = this.model;
    if (dayOfSlot(target) - dayOfSlot(source) > (dishKeepsDays[dish] as number)) return false;
    const not = problem.slots[target]?.not;
    // sound: the dish is in the problem
    return not === undefined || not.length === 0 || !not.includes(problem.dishes[dish]?.recipeId as string);
  }

  /** Whether a slot may become leftovers of another one, as both are now. */
  mayLink(target: SlotNumber, source: SlotNumber): boolean {
    const dish = this.dishOf(source);
    if (dish === NONE || this.sourceOf(source) !== NONE) return false;
    if (this.eatersOf(target) > 0 || this.eatersOf(source) >= LEFTOVER_SLOTS_MAX) return false;
    return this.mayEat(target, { source, dish });
  }

  /**
   * Gives a slot a dish, cooked there or leftovers of `source`. Its price counts after {@linkcode settle}. If leftovers of
   * the slot are eaten, give those slots the same dish before settling.
   */
  assign(slot: SlotNumber, { dish, source = NONE }: { readonly dish: number; readonly source?: SlotNumber }): void {
    const oldSource = this.sourceOf(slot);
    this.lift(slot);
    if (oldSource !== NONE) this.lift(oldSource);
    if (source !== NONE) this.lift(source);
    this.writeDish(slot, { dish, source });
  }

  /**
   * Cooks another dish in a slot, if {@linkcode mayReplaceDish}. Slots with its leftovers get those of the new one. If all
   * breakfasts are to be the same, they all become the new one.
   */
  replaceDish(slot: SlotNumber, dish: number): void {
    if (this.model.sameBreakfasts.includes(slot)) {
      this.#replaceBreakfasts(dish);
      return;
    }
    this.assign(slot, { dish });
    for (const target of this.model.targets[slot] as readonly SlotNumber[]) {
      if (this.sourceOf(target) === slot) this.assign(target, { dish, source: slot });
    }
  }

  /** Whether everything that eats the leftovers of a slot may eat those of another dish. */
  mayReplaceDish(slot: SlotNumber, dish: number): boolean {
    if (this.model.sameBreakfasts.includes(slot)) return true;
    for (const target of this.model.targets[slot] as readonly SlotNumber[]) {
      if (this.sourceOf(target) !== slot) continue;
      if (!this.model.isOpen[target] || !this.mayEat(target, { source: slot, dish })) return false;
    }
    return true;
  }

  /** @param quarters of a portion that are eaten in a slot. */
  setPortions(slot: SlotNumber, quarters: number): void {
    const source = this.sourceOf(slot);
    this.lift(slot);
    if (source !== NONE) this.lift(source);
    this.writePortions(slot, quarters);
  }

  /** The week as it is. */
  meals(): WeekMeals {
    const { problem } = this.model;
    return problem.slots.map((_, slot): SlotMeal | undefined => {
      const dish = problem.dishes[this.dishOf(slot)];
      if (!dish) return undefined;
      const source = this.sourceOf(slot);
      const portions = this.portionsOf(slot) / QUARTERS;
      return { recipeId: dish.recipeId, portions, ...(source === NONE ? {} : { leftoversOf: source }) };
    });
  }

  /**
   * Replaces the open slots by those of a week. Fixed slots stay. A recipe that is not in the problem leaves its slot empty, and
   * leftovers of something else are cooked.
   */
  load(meals: WeekMeals): void {
    const { dishNumbers, openSlots, householdQuarters, problem } = this.model;
    for (const slot of openSlots) {
      const meal = meals[slot];
      const dish = (meal && dishNumbers.get(meal.recipeId)) ?? NONE;
      const source = meal?.leftoversOf ?? NONE;
      const cooked = source === NONE ? undefined : (problem.slots[source]?.fixed ?? meals[source]);
      const isLeftovers =
        dish !== NONE && this.model.targets[source]?.includes(slot) === true && cooked?.recipeId === meal?.recipeId;
      this.setPortions(slot, meal ? Math.round(meal.portions * QUARTERS) : householdQuarters);
      this.assign(slot, { dish, source: isLeftovers ? source : NONE });
    }
    this.settle();
    this.mark();
  }

  /** Gives all breakfasts that are to be the same another dish. Those that are leftovers of one of them stay so while it keeps. */
  #replaceBreakfasts(dish: number): void {
    const { sameBreakfasts } = this.model;
    for (const slot of sameBreakfasts) {
      const source = this.sourceOf(slot);
      const isLeftovers = sameBreakfasts.includes(source) && this.mayEat(slot, { source, dish });
      this.assign(slot, { dish, source: isLeftovers ? source : NONE });
    }
  }
}
