// The calls of food rules.
export { declineFoodRules, getFoodRules, saveFoodRules, suggestFoods } from "./food_rules.ts";
