import { dayOf, type WeekMeal } from "../../../core/meal_plan/mod.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";

/** A planned meal as the API shows it. */
export function plannedMealView(meal: WeekMeal): PlanEntry {
  const { date, mealTime, name, mainImage, recipeId, portions, leftoversOf, isCooked } = meal;
  return {
    day_of_week: dayOf(date),
    meal_time: mealTime,
    meal_name: name,
    mainImage,
    recipeId,
    ...(portions !== undefined && { portions }),
    ...(isCooked && { cooked: true as const }),
    ...(leftoversOf && { leftoversOf: { date: leftoversOf.date, meal_time: leftoversOf.mealTime } }),
  };
}
