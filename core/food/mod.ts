export {
  ALLERGENS,
  type Allergen,
  CONSTITUENTS,
  type Constituent,
  type Content,
  constituentsIn,
  contentsOf,
  type FoodContents,
  isFreeOf,
  isUnknownFood,
  perhapsContained,
  type ResponsibleFood,
  UNKNOWN_FOOD_REASON,
} from "./contents.ts";
export { editDistance } from "./edit_distance.ts";
export type { Food, StandIn } from "./food.ts";
export type { FoodFacts, FoodFactsSource, KnownFoods } from "./food_facts.ts";
export type { FoodKey } from "./food_key.ts";
export type { FoodStore } from "./food_store.ts";
export { type FoodSubstitution, isCloser, isOtherForm } from "./food_substitutions.ts";
export { FoodTable, type ParsedFood, type ParsedFoods } from "./food_table.ts";
export type { CatalogueFoods, FoodTables } from "./food_tables.ts";
export { type FoodWeights, gramsOf } from "./food_weights.ts";
export { foodsWithin, madeFromKeys, type ParentOf } from "./made_from.ts";
export { foodWordsOf } from "./match_food.ts";
export { type Diet, type Nutrition, type PartlyKnown, PRINCIPAL_KINDS, type PrincipalKind } from "./nutrition.ts";
export {
  type Composition,
  type EatenFood,
  isHighProtein,
  nutritionOfFoods,
  type PrincipalFoods,
  principalFoodsIn,
} from "./nutrition_of_foods.ts";
export {
  AISLES,
  type Aisle,
  PACK_NOUNS,
  PACK_WEIGHTS,
  type Pack,
  type PackNoun,
  type Purchase,
  STORAGES,
  type Storage,
} from "./purchase.ts";
export { isSameWord, removeAccents, stem } from "./same_word.ts";
export { type FoodRole, STAPLES } from "./staples.ts";
export { SpellingIndex } from "./suggest_food.ts";
export { unknownFoodKey } from "./unknown_food.ts";
