import type { RecipeFile } from "../../catalogue/importer/recipe_file.ts";

/** Meals that contradict the kinds of dish and the preferences that the author states. */
export function mealFaults({ meals, dishTypes, preferences }: Pick<RecipeFile, "meals" | "dishTypes" | "preferences">) {
  const faults: string[] = [];
  if (new Set(meals).size < meals.length) faults.push("names a meal twice");
  if (dishTypes.includes("Breakfast") && !meals.includes("Breakfast")) faults.push("is a Breakfast for no breakfast");
  if (preferences.includes("Dinner") && !meals.includes("Dinner")) faults.push("is a Dinner for no dinner");
  if (dishTypes.includes("main dish") && !meals.includes("Lunch") && !meals.includes("Dinner"))
    faults.push("is a main dish for neither lunch nor dinner");
  const isBeside = dishTypes.includes("Sauce") || dishTypes.includes("Beverage") || dishTypes.includes("Dessert");
  if (isBeside && (meals.includes("Lunch") || meals.includes("Dinner")))
    faults.push("is no lunch or dinner by its kind");
  return faults;
}
