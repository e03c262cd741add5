export { type BrokenRule, brokenRules, type DishFood, type DishFoods, OTHER_RULES } from "./broken_rules.ts";
export { excludedTags } from "./excluded_tags.ts";
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
  type FoodRules,
  INTOLERANCES,
  type Intolerance,
  NO_FOOD_RULES,
} from "./food_rules.ts";
export type { FoodRulesStore, MemberRules } from "./food_rules_store.ts";
export { ingredientsCheckFor } from "./ingredients_check.ts";
export { declineFoodRules, getFoodRules, type NamedFood, type OwnFoodRules, saveFoodRules } from "./own_food_rules.ts";
export { type RulesOfList, rulesOfList } from "./rules_of_list.ts";
export { SUGGESTED_FOODS_MAX, suggestFoods } from "./suggest_foods.ts";
export { writtenDish } from "./written_dish.ts";
