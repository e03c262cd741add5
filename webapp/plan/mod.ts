export { layMeal, mealIn } from "./lay_meal.ts";
export { dayOf, MEAL_RIM, mealTimeOf, nameWithoutMealTime, selectMealPath, weekPath } from "./plan_slot.ts";
export { type EmptySlotOptions, useEmptySlot } from "./use_empty_slot.ts";
export { setDownState, useSetDown } from "./use_set_down.ts";
