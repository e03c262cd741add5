export { aimText } from "./nutrient_words.ts";
export { WeekNutrition } from "./WeekNutrition.tsx";
