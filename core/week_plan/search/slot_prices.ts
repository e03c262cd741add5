import { COST_TERMS, type CostTerm } from "./week_costs.ts";
import type { WeekDish } from "./week_dish.ts";
import { NONE } from "./week_model.ts";
import type { SlotNumber } from "./week_problem.ts";
import type { WeekState } from "./week_state.ts";

// Casts of indexed values are sound: every index is within its table.

/** The cost of a dish in a slot, given the rest of the week. */
export interface SlotPrice {
  readonly dish: WeekDish;
  /** In micro-points, against the empty slot. Without `rules`: see {@linkcode SlotPrice.isValid}. */
  readonly terms: Readonly<Record<CostTerm, number>>;
  /** The sum of the terms. */
  readonly total: number;
  /** Whether the week with it satisfies every rule. */
  readonly isValid: boolean;
}

/**
 * Empties a slot, and prices each of its candidates there, cooked. Slots that eat its leftovers are emptied, too, and eat those
 * of the candidate; a candidate that does not keep so long is left out. If all breakfasts are to be the same, they are priced
 * together. The state is the same afterwards; everything in it is settled and marked.
 */
export function slotPrices(state: WeekState, slot: SlotNumber): SlotPrice[] {
  const { model } = state;
  const candidates = [...(model.candidates[slot] ?? [])].filter((dish) => state.mayReplaceDish(slot, dish));
  const price = (change: () => void): readonly number[] => {
    state.mark();
    change();
    state.settle();
    const terms = COST_TERMS.map((term) => state.term(term));
    state.undo();
    return terms;
  };
  const together = model.sameBreakfasts.includes(slot)
    ? model.sameBreakfasts
    : [slot, ...(model.targets[slot] ?? []).filter((target) => state.sourceOf(target) === slot)];
  const empty = price(() => {
    for (const each of together) state.assign(each, { dish: NONE });
  });
  return candidates.map((dish) => {
    const costs = price(() => state.replaceDish(slot, dish));
    const differences = COST_TERMS.map((term, index) =>
      term === "rules" ? 0 : (costs[index] as number) - (empty[index] as number),
    );
    return {
      dish: model.problem.dishes[dish] as WeekDish,
      // sound: it has every term
      terms: Object.fromEntries(COST_TERMS.map((term, index) => [term, differences[index]])) as SlotPrice["terms"],
      total: differences.reduce((sum, difference) => sum + difference, 0),
      isValid: costs[COST_TERMS.indexOf("rules")] === 0,
    };
  });
}
