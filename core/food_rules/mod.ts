export {
  BREAKS_DIET,
  type BrokenRule,
  brokenRules,
  type DishFood,
  type DishFoods,
  OTHER_RULES,
} from "./broken_rules.ts";
export { type DeclineFoodRulesPorts, declineFoodRules } from "./decline_food_rules.ts";
export { excludedTags, exclusionsFor } from "./exclusions_for.ts";
export {
  type FindBrokenRulesPorts,
  findBrokenRules,
  type RecipeCheckPorts,
  recipeCheck,
  recipeCheckFor,
} from "./find_broken_rules.ts";
export {
  AVOIDABLE,
  type Avoidable,
  DIETS,
  DISLIKED_FOODS_MAX,
  type Diet,
  exclusionsOf,
  type FoodExclusions,
  type FoodRules,
  INTOLERANCES,
  type Intolerance,
  mergeFoodRules,
  NO_FOOD_RULES,
} from "./food_rules.ts";
export type { FoodRulesStore, MemberRules } from "./food_rules_store.ts";
export { type GetFoodRulesPorts, getFoodRules, type NamedFood, type OwnFoodRules } from "./get_food_rules.ts";
export { type IngredientsCheck, type IngredientsCheckPorts, ingredientsCheckFor } from "./ingredients_check.ts";
export { type SaveFoodRulesInput, type SaveFoodRulesPorts, saveFoodRules } from "./save_food_rules.ts";
export { SUGGESTED_FOODS_MAX, suggestFoods } from "./suggest_foods.ts";
export { writtenDish } from "./written_dish.ts";
