// The calls of the meal plan.

export { moveMeal, setMealCooked, setMealPortions } from "./change_meal.ts";
export { listCookedRecipes } from "./cooked_recipes.ts";
export { listLeftovers, saveLeftovers } from "./leftovers.ts";
export { listWeek } from "./list_week.ts";
export { clearSlot, saveMeal } from "./save_meal.ts";
export { listWeekNutrition } from "./week_nutrition.ts";
