import { type MealSlot, weekOf } from "../../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../../core/shared/mod.ts";
import type { PlanEntry } from "../../../../wire/meal_plan/planned_meal.ts";
import { findEntry, moveEntry, removeEntry } from "./plan_entries.ts";

export type PlanCall =
  | { readonly name: "save"; readonly slot: MealSlot; readonly meal: PlanEntry }
  | { readonly name: "clear"; readonly slot: MealSlot }
  | { readonly name: "portions"; readonly slot: MealSlot; readonly portions: number | undefined }
  | { readonly name: "move"; readonly recipeId: string; readonly from: MealSlot; readonly to: MealSlot };

/** A slot before and after a call. */
export interface SlotTransition {
  readonly slot: MealSlot;
  readonly before: PlanEntry | undefined;
  readonly after: PlanEntry | undefined;
}

/** The monday of the only week that a call changes. */
export function mondayOf(call: PlanCall): CalendarDate {
  return weekOf((call.name === "move" ? call.from : call.slot).date).monday;
}

/** The effect of a call on a cached week. */
export function slotsOf(call: PlanCall, seen: readonly PlanEntry[]): SlotTransition[] {
  const at = (slot: MealSlot) => findEntry(seen, slot);
  const change = (slot: MealSlot, after: PlanEntry | undefined) => ({ slot, before: at(slot), after });
  switch (call.name) {
    case "save":
      return [change(call.slot, call.meal)];
    case "clear":
      return [change(call.slot, undefined)];
    case "portions": {
      const { portions: _before, ...meal } = at(call.slot) ?? {};
      const { portions } = call;
      if (!("recipeId" in meal)) return [];
      // sound: an entry without portions
      return [change(call.slot, { ...(meal as PlanEntry), ...(portions !== undefined && { portions }) })];
    }
    case "move": {
      const { from, to } = call;
      const [meal, other] = [at(from), at(to)];
      return [change(from, other && moveEntry(other, from)), change(to, meal && moveEntry(meal, to))];
    }
  }
}

/** The week after these changes. They can be made twice. */
export function weekAfter(entries: readonly PlanEntry[], slots: readonly SlotTransition[]): PlanEntry[] {
  const others = slots.reduce<readonly PlanEntry[]>((all, { slot }) => removeEntry(all, slot), entries);
  return [...others, ...slots.flatMap(({ after }) => after ?? [])];
}
