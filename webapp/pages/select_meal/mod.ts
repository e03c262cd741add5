export { prefetchPlannedMeal } from "./prefetch_planned_meal.ts";
export { SelectMealPage } from "./SelectMealPage.tsx";
