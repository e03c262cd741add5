import { queryOptions } from "@tanstack/react-query";
import { type MealSlot, weekOf } from "../../../core/meal_plan/mod.ts";
import { type MealPlanClient, WEEKS } from "../../platform/api/mod.ts";

/** The meals whose leftovers can be planned for a slot. Its key starts with the weeks', so that it is read again with them. */
export function leftoversQuery(mealPlan: Pick<MealPlanClient, "listLeftovers">, { day, mealTime, date }: MealSlot) {
  return queryOptions({
    queryKey: [...WEEKS, "leftovers", weekOf(date).monday, day, mealTime],
    queryFn: ({ signal }) => mealPlan.listLeftovers({ day, time: mealTime, targetDate: date }, { signal }),
  });
}
