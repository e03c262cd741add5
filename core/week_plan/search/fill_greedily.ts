import { NONE } from "./week_model.ts";
import { mealTimeOfSlot, type SlotNumber } from "./week_problem.ts";
import type { WeekState } from "./week_state.ts";

// Casts of indexed values are sound: every index is within its table.

/** Dinners determine most purchases. */
const ORDER = ["Dinner", "Lunch", "Breakfast", "Snacks"] as const;

/** Fills the open slots one after the other, each with the dish that costs least beside the existing ones. */
export function fillGreedily(state: WeekState): void {
  const { model } = state;
  for (const mealTime of ORDER) {
    for (const slot of model.openSlots) {
      if (mealTimeOfSlot(slot) !== mealTime || state.dishOf(slot) !== NONE) continue;
      cookCheapest(state, slot);
    }
  }
  // A slot without candidates may still get leftovers.
  for (const { source, target } of model.pairs) {
    if (state.dishOf(target) !== NONE || !state.mayLink(target, source)) continue;
    state.assign(target, { dish: state.dishOf(source), source });
    state.settle();
  }
  state.mark();
}

/**
 * Tries every dish, portion and pair of leftovers for every slot, and makes each change that lowers the cost.
 *
 * @returns whether the cost is lower.
 */
export function improveGreedily(state: WeekState): boolean {
  const { model } = state;
  const before = state.total;
  for (const slot of model.openSlots) {
    improveDish(state, slot);
    if (model.nutritionCosts.nutrients.length === 0) continue;
    for (const quarters of model.portionChoices) applyIfCheaper(state, () => state.setPortions(slot, quarters));
  }
  for (const { source, target } of model.pairs) {
    if (model.sameBreakfasts.includes(target) || !state.mayLink(target, source)) continue;
    applyIfCheaper(state, () => state.assign(target, { dish: state.dishOf(source), source }));
  }
  return state.total < before;
}

function improveDish(state: WeekState, slot: SlotNumber): void {
  const { candidates, sameBreakfasts } = state.model;
  if (sameBreakfasts.includes(slot) && slot !== sameBreakfasts[0]) return;
  for (const dish of candidates[slot] as Int32Array) {
    if (state.mayReplaceDish(slot, dish)) applyIfCheaper(state, () => state.replaceDish(slot, dish));
  }
}

function applyIfCheaper(state: WeekState, change: () => void): void {
  state.mark();
  const before = state.total;
  change();
  state.settle();
  if (state.total >= before) state.undo();
  state.mark();
}

/** Cooks the cheapest dish in an empty slot. */
function cookCheapest(state: WeekState, slot: SlotNumber): void {
  let cheapest = NONE;
  let least = 0;
  for (const dish of state.model.candidates[slot] as Int32Array) {
    state.mark();
    state.replaceDish(slot, dish);
    state.settle();
    if (cheapest === NONE || state.total < least) {
      cheapest = dish;
      least = state.total;
    }
    state.undo();
  }
  if (cheapest === NONE) return;
  state.replaceDish(slot, cheapest);
  state.settle();
  state.mark();
}
