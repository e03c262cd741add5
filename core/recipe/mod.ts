export {
  DISH_TYPES,
  type DishType,
  type FoodKey,
  type IngredientGroup,
  type IngredientLine,
  type Nutrition,
  type Recipe,
  type RecipeId,
  type RecipeSummary,
} from "./recipe.ts";
export type { RecipeStore } from "./recipe_store.ts";
