export { aimText, NUTRIENT_NAMES } from "./nutrient_words.ts";
export { WeekNutrition } from "./WeekNutrition.tsx";
