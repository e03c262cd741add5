import type { Rating } from "./opinion.ts";
import type { Recipe, RecipeId } from "./recipe.ts";

/** All that a recipe's own page shows. */
export interface RecipePage {
  readonly recipe: Recipe;
  readonly rating: Rating;
}

/** The read behind a recipe's page. Every implementation passes `adapters/contracts/recipe_pages_contract.ts`. */
export interface RecipePages {
  /** Any text may be asked for. */
  find(id: RecipeId): Promise<RecipePage | undefined>;
}
