import { t } from "@lingui/core/macro";
import { type PlanSlot, removeMealTime } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import type { Leftovers } from "../../../wire/meal_plan/leftovers.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import { cookedSlot, slotName } from "../week/mod.ts";

export interface LeftoversChoiceProps {
  /** The planned meal; undefined in an empty slot. */
  entry: PlanEntry | undefined;
  /** The meals that can be chosen. */
  leftovers: Leftovers;
  /** Undefined: the meal is cooked. */
  onChoose: (cooked: Leftovers[number] | undefined) => void;
}

/** Whether a meal is leftovers, and of which one. */
export function LeftoversChoice({ entry, leftovers, onChoose }: LeftoversChoiceProps) {
  const of = entry?.leftoversOf && cookedSlot(entry.leftoversOf);
  const chosen = of && keyOf(of);
  const none = entry ? t`Cooked fresh` : t`An earlier meal…`;
  const isListed = leftovers.some((meal) => keyOf(slotOfLeftovers(meal)) === chosen);
  const options = leftovers.map((meal) => ({
    value: keyOf(slotOfLeftovers(meal)),
    text: `${slotName(slotOfLeftovers(meal))}: ${removeMealTime(meal.meal_name, meal.meal_time)}`,
  }));
  return (
    <Select
      look="pill"
      label={t`Leftovers of`}
      options={[
        { value: "", text: none },
        ...options,
        // Until the list is loaded.
        ...(of && chosen !== undefined && !isListed ? [{ value: chosen, text: slotName(of) }] : []),
      ]}
      value={chosen ?? ""}
      onChange={({ target: { value } }) => onChoose(leftovers.find((meal) => keyOf(slotOfLeftovers(meal)) === value))}
    />
  );
}

/** The slot in which leftovers are cooked. */
export function slotOfLeftovers({ date, meal_time: mealTime }: Leftovers[number]): PlanSlot {
  return { date: date as CalendarDate, mealTime }; // sound: the reply's schema checks it
}

function keyOf({ date, mealTime }: PlanSlot): string {
  return `${date} ${mealTime}`;
}
