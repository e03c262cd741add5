// The calls of the meal plan.
export { listLeftovers, saveLeftovers } from "./leftovers.ts";
export { listWeek } from "./list_week.ts";
export { moveMeal, setMealCooked, setMealPortions } from "./planned_meal.ts";
export { clearSlot, saveMeal } from "./save_meal.ts";
export { listWeekNutrition } from "./week_nutrition.ts";
