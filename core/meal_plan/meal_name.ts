import type { MealTime } from "../shared/mod.ts";

/** The name of a planned meal: `Dinner: Shakshuka with Feta`. */
export function addMealTime(recipeName: string, mealTime: MealTime): string {
  return `${mealTime}: ${recipeName}`;
}

/** The recipe's name in the name of a planned meal. A name without the meal time stays as it is. */
export function removeMealTime(mealName: string, mealTime: MealTime): string {
  const prefix = addMealTime("", mealTime);
  return mealName.startsWith(prefix) ? mealName.slice(prefix.length) : mealName;
}

/** The name of a planned meal that moves to another meal time. */
export function changeMealTime(
  mealName: string,
  { from, to }: { readonly from: MealTime; readonly to: MealTime },
): string {
  return addMealTime(removeMealTime(mealName, from), to);
}
