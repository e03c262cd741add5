import type { UserId } from "../account/mod.ts";
import type { Rating } from "./opinion.ts";
import type { Recipe, RecipeId } from "./recipe.ts";

/** Everything on a recipe's own page, without fields that only search uses. */
export interface RecipePage {
  readonly recipe: Omit<Recipe, "activeMinutes" | "aheadMinutes" | "meals" | "keeps" | "usesUp" | "totalMinutes"> & {
    /** Undefined if an own recipe does not say it. */
    readonly totalMinutes: number | undefined;
  };
  readonly rating: Rating;
}

/** The foods and constituents of a recipe. */
export type Dish = Pick<Recipe, "id" | "contents" | "diets" | "ingredientGroups">;

/** Reads a recipe's page. Every implementation passes `adapters/contracts/recipe/recipe_pages_contract.ts`. */
export interface RecipePages {
  /** The recipe with this id, if any that the reader may read; see `RecipeStore`. Any text is allowed as id. */
  find(id: RecipeId, reader?: UserId): Promise<RecipePage | undefined>;

  /** The own recipe whose secret link has this hash, if any; see `OwnRecipeStore.setLink`. */
  findByLink(linkHash: string): Promise<RecipePage | undefined>;

  /**
   * The contents of these recipes, own recipes included, in no particular order. Unknown ids are left out. At most 400 ids.
   */
  listDishes(ids: readonly RecipeId[]): Promise<Dish[]>;

  /** The facts from which it is computed how long each of these dishes keeps. Unknown ids are left out. At most 100 ids. */
  listKeeping(ids: readonly RecipeId[]): Promise<ReadonlyMap<RecipeId, Pick<Recipe, "keeps" | "notes">>>;
}
