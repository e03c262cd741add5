// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export { listWeekReply } from "../../../../wire/meal_plan/list_week.ts";
export { listLeftoversReply } from "../../../../wire/meal_plan/save_meal.ts";
export { weekNutritionReply } from "../../../../wire/meal_plan/week_nutrition.ts";
