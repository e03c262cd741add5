// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export { listWeekReply } from "../../../wire/list_week.ts";
export { listLeftoversReply } from "../../../wire/save_meal.ts";
export { weekNutritionReply } from "../../../wire/week_nutrition.ts";
