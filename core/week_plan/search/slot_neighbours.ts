import { DAYS, dayOfSlot, MEALS_A_DAY, mealTimeOfSlot, type SlotNumber, WEEK_SLOTS } from "./week_problem.ts";

/** Dinners of neighbouring days: kind and cuisine count. */
export const DINNERS = 1;
/** Lunches and dinners of the same day or neighbouring ones: main foods count. */
export const MAIN_MEALS = 2;
/** Breakfasts and snacks of the same day or neighbouring ones: dishes and main foods count. */
export const DAILY = 4;
/** A main meal and another meal of the same day: dishes count. */
export const SAME_DAY = 8;

/** For each slot the slots whose dish should be another one. */
export interface SlotNeighbours {
  /** Where each slot's neighbours begin; the last element is the end. */
  readonly starts: Int32Array;
  readonly slots: Int32Array;
  /**
   * The relations between the two: {@linkcode DINNERS}, {@linkcode MAIN_MEALS}, {@linkcode DAILY} and {@linkcode SAME_DAY},
   * added.
   */
  readonly relations: Int32Array;
  /** For each slot, the first slots of three on neighbouring days that should not be all the same. */
  readonly threes: readonly (readonly SlotNumber[])[];
}

/** @param options `sameBreakfasts`: slots that are the same on purpose. */
export function neighboursOf({ sameBreakfasts }: { readonly sameBreakfasts: readonly SlotNumber[] }): SlotNeighbours {
  const starts = new Int32Array(WEEK_SLOTS + 1);
  const slots: SlotNumber[] = [];
  const relations: number[] = [];
  const threes: SlotNumber[][] = [];
  for (let slot = 0; slot < WEEK_SLOTS; slot++) {
    for (let other = 0; other < WEEK_SLOTS; other++) {
      const onPurpose = sameBreakfasts.includes(slot) && sameBreakfasts.includes(other);
      const relation = slot === other || onPurpose ? 0 : relationOf(slot, other);
      if (relation === 0) continue;
      slots.push(other);
      relations.push(relation);
    }
    starts[slot + 1] = slots.length;
    threes.push(isMainMeal(slot) ? [] : threesOf(slot).filter((first) => !sameBreakfasts.includes(first)));
  }
  return { starts, slots: Int32Array.from(slots), relations: Int32Array.from(relations), threes };
}

function relationOf(one: SlotNumber, other: SlotNumber): number {
  const days = Math.abs(dayOfSlot(one) - dayOfSlot(other));
  if (days > 1) return 0;
  if (isMainMeal(one) !== isMainMeal(other)) return days === 0 ? SAME_DAY : 0;
  if (isMainMeal(one)) {
    return MAIN_MEALS + (days === 1 && isDinner(one) && isDinner(other) ? DINNERS : 0);
  }
  return DAILY;
}

/** The same meal on three days, of which one is the slot's. */
function threesOf(slot: SlotNumber): SlotNumber[] {
  return [slot - 2 * MEALS_A_DAY, slot - MEALS_A_DAY, slot].filter(
    (first) => first >= 0 && dayOfSlot(first) + 2 < DAYS,
  );
}

function isMainMeal(slot: SlotNumber): boolean {
  return mealTimeOfSlot(slot) === "Lunch" || isDinner(slot);
}

function isDinner(slot: SlotNumber): boolean {
  return mealTimeOfSlot(slot) === "Dinner";
}
