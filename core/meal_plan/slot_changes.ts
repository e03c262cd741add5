import type { UserId } from "../account/mod.ts";
import type { MemberRules } from "../food_rules/mod.ts";
import type { HouseholdId } from "../household/mod.ts";
import type { CalendarDate } from "../shared/mod.ts";
import { isLeftovers, isSameSlot } from "./leftovers.ts";
import type { PlanDays } from "./meal_plan_reads.ts";
import type { PlanChange } from "./plan_change.ts";
import type { PlannedMeal, PlanSlot } from "./planned_meal.ts";

/** A change of one slot. */
export interface SlotChange extends PlanSlot {
  /** The expected meal; undefined for an empty slot. */
  readonly from: ExpectedMeal | undefined;
  /** Undefined to empty the slot. */
  readonly to: NewMeal | undefined;
}

/** A planned meal as a person sees it. */
export interface ExpectedMeal extends Pick<PlannedMeal, "recipeId" | "portions"> {
  readonly leftoversOf?: PlanSlot | undefined;
}

/** A meal that is to be planned. */
export type NewMeal = Pick<PlannedMeal, "recipeId" | "name" | "portions" | "leftoversOf">;

/** Changes of a household's plan: at least one, of each slot at most one. */
export interface SlotChanges {
  readonly userId: UserId;
  /** The household whose plan is expected. */
  readonly householdId: HouseholdId;
  readonly changes: readonly SlotChange[];
  /** Refuses the changes by throwing, for food rules that are the members' while the household is locked. */
  readonly check?: ((members: readonly MemberRules[]) => void) | undefined;
}

/** `refused`: slots because of which nothing was changed; none if the person has changed their household. */
export type ChangedSlots = { readonly change: PlanChange } | { readonly refused: readonly PlanSlot[] };

/**
 * The slots because of which changes are refused: they do not have the expected meal, their meal was cooked, or they would
 * be leftovers of a dish that is not cooked or does not keep.
 *
 * @param meals the plan of the changed slots, and of the earlier ones whose leftovers are planned.
 */
export function refusedSlots(changes: readonly SlotChange[], meals: readonly PlannedMeal[]): PlanSlot[] {
  const before = (slot: PlanSlot) => meals.find((meal) => isSameSlot(meal, slot));
  const after = (slot: PlanSlot) => {
    const change = changes.find((each) => isSameSlot(each, slot));
    return change ? change.to : before(slot);
  };
  return changes
    .filter(({ date, mealTime, from, to }) => {
      if (!isAsExpected(before({ date, mealTime }), from)) return true;
      const { leftoversOf } = to ?? {};
      return leftoversOf && to ? !isLeftovers({ date, mealTime, ...to }, after(leftoversOf)) : false;
    })
    .map(({ date, mealTime }) => ({ date, mealTime }));
}

/** The days of the slots that {@linkcode refusedSlots} looks at. */
export function daysOfChanges(
  changes: readonly { readonly date: CalendarDate; readonly to: ExpectedMeal | undefined }[],
): PlanDays {
  const dates = changes.flatMap(({ date, to }) => (to?.leftoversOf ? [date, to.leftoversOf.date] : [date])).sort();
  return { from: dates[0] as CalendarDate, to: dates.at(-1) as CalendarDate }; // sound: there is a change
}

/** The event fields of {@linkcode PlanChange} for changes of several slots. */
export function changeOfSlots(changes: readonly SlotChange[]): Pick<PlanChange, "kind" | "date" | "mealTime"> {
  const [{ date, mealTime }] = changes as readonly [SlotChange]; // sound: there is a change
  return { kind: changes.some(({ to }) => to) ? "weekFilled" : "weekCleared", date, mealTime };
}

function isAsExpected(meal: PlannedMeal | undefined, expected: ExpectedMeal | undefined): boolean {
  return !meal?.isCooked && isSameMeal(meal, expected);
}

/** Whether a slot has the expected meal, cooked or not. */
export function isSameMeal(meal: PlannedMeal | undefined, expected: ExpectedMeal | undefined): boolean {
  if (!meal || !expected) return meal === expected;
  if (meal.recipeId !== expected.recipeId || meal.portions !== expected.portions) return false;
  if (!meal.leftoversOf || !expected.leftoversOf) return meal.leftoversOf === expected.leftoversOf;
  return isSameSlot(meal.leftoversOf, expected.leftoversOf);
}
