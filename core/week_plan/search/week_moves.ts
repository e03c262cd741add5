import type { RandomIntegers } from "./random_integers.ts";
import { NONE, type WeekModel } from "./week_model.ts";
import { DAYS, MEALS_A_DAY, type SlotNumber } from "./week_problem.ts";
import type { WeekState } from "./week_state.ts";

// Casts of indexed values are sound: every index is within its table.

// Of 100 moves; the rest replace a dish.
const TOGGLES = 15;
const EXCHANGES = 13;
const PORTIONS = 12;

/** Small random changes of a week. */
export class WeekMoves {
  readonly #state: WeekState;
  readonly #model: WeekModel;
  readonly #random: RandomIntegers;
  /** Open slots in which something can be cooked. */
  readonly #slots: readonly SlotNumber[];
  /** Portions are chosen to meet aims. */
  readonly #hasPortions: boolean;

  constructor(state: WeekState, random: RandomIntegers) {
    this.#state = state;
    this.#model = state.model;
    this.#random = random;
    this.#slots = this.#model.openSlots.filter((slot) => (this.#model.candidates[slot]?.length ?? 0) > 0);
    this.#hasPortions = this.#model.nutritionCosts.nutrients.length > 0 && this.#model.portionChoices.length > 1;
  }

  /** Changes the state and settles it. Says false if it changed nothing. */
  change(): boolean {
    const kind = this.#random.below(100);
    const isChanged = this.#try(kind);
    if (isChanged) this.#state.settle();
    return isChanged;
  }

  #try(kind: number): boolean {
    if (kind < TOGGLES) return this.#toggleLeftovers();
    if (kind < TOGGLES + EXCHANGES) return this.#exchange();
    if (kind < TOGGLES + EXCHANGES + PORTIONS && this.#hasPortions) return this.#changePortions();
    return this.#replace();
  }

  #replace(): boolean {
    if (this.#slots.length === 0) return false;
    const slot = this.#anyOf(this.#slots);
    const dish = this.#anyCandidate(slot);
    if (dish === this.#state.dishOf(slot) && this.#state.sourceOf(slot) === NONE) return false;
    if (!this.#state.mayReplaceDish(slot, dish)) return false;
    this.#state.replaceDish(slot, dish);
    this.#resetPortions(slot);
    return true;
  }

  /** Every second time: portions that suited one dish rarely suit the next one. */
  #resetPortions(slot: SlotNumber): void {
    const { householdQuarters } = this.#model;
    if (this.#state.portionsOf(slot) === householdQuarters || this.#random.below(2) === 0) return;
    this.#state.setPortions(slot, householdQuarters);
  }

  #toggleLeftovers(): boolean {
    if (this.#model.pairs.length === 0) return false;
    const { source, target } = this.#anyOf(this.#model.pairs);
    const isSameBreakfast = this.#model.sameBreakfasts.includes(target);
    if (this.#state.sourceOf(target) === source) {
      if (this.#model.candidates[target]?.length === 0) return false;
      this.#state.assign(target, { dish: isSameBreakfast ? this.#state.dishOf(target) : this.#anyCandidate(target) });
      return true;
    }
    if (isSameBreakfast && this.#state.dishOf(source) !== this.#state.dishOf(target)) return false;
    if (!this.#state.mayLink(target, source)) return false;
    this.#state.assign(target, { dish: this.#state.dishOf(source), source });
    return true;
  }

  /** Exchanges the dishes of the same meal on two days; their leftovers stay where they are. */
  #exchange(): boolean {
    if (this.#slots.length === 0) return false;
    const one = this.#anyOf(this.#slots);
    const other = (one % MEALS_A_DAY) + MEALS_A_DAY * this.#random.below(DAYS);
    if (one === other || !this.#model.isOpen[other] || this.#model.sameBreakfasts.includes(one)) return false;
    const oneDish = this.#state.dishOf(one);
    const otherDish = this.#state.dishOf(other);
    if (oneDish === otherDish || !this.#mayBeExchanged(one, otherDish) || !this.#mayBeExchanged(other, oneDish))
      return false;
    this.#state.replaceDish(one, otherDish);
    this.#state.replaceDish(other, oneDish);
    return true;
  }

  #mayBeExchanged(slot: SlotNumber, dish: number): boolean {
    if (dish === NONE || this.#state.sourceOf(slot) !== NONE) return false;
    if (this.#model.isCandidate[slot * this.#model.problem.dishes.length + dish] !== 1) return false;
    return this.#state.mayReplaceDish(slot, dish);
  }

  #changePortions(): boolean {
    const slot = this.#anyOf(this.#slots);
    const quarters = this.#anyOf(this.#model.portionChoices);
    if (quarters === this.#state.portionsOf(slot)) return false;
    this.#state.setPortions(slot, quarters);
    return true;
  }

  #anyCandidate(slot: SlotNumber): number {
    const candidates = this.#model.candidates[slot] as Int32Array;
    return candidates[this.#random.below(candidates.length)] as number;
  }

  #anyOf<T>(items: readonly T[]): T {
    return items[this.#random.below(items.length)] as T;
  }
}
