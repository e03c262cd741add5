import type { DishType } from "../../../core/recipe/mod.ts";
import type { FindRecipesReply } from "../../../wire/recipe/find_recipes.ts";
import type { ListRecipesReply } from "../../../wire/recipe/list_recipes.ts";
import type { RecipeSummaryWire } from "../../../wire/recipe/recipe_summary.ts";
import type { SearchRecipesReply } from "../../../wire/recipe/search_recipes.ts";
import type { RecipeDetail, RecipeRating } from "./recipe_detail.ts";

/** How to list recipes. */
export interface ListOptions {
  /** Whether to list what the signed-in person's food rules hide, too. */
  readonly ignoresRules: boolean;
  readonly signal: AbortSignal;
}

/** Recipes, and how many the signed-in person's food rules hide from the list. */
export type ListedRecipes = Pick<ListRecipesReply, "recipes" | "hiddenByRules">;

/** What the screens need of the server's recipes. Over HTTP in the product, from memory in stories and tests. */
export interface RecipeApi {
  /**
   * The recipes that suit the signed-in person, best first, at most 120, and how many their food rules hide. With
   * `ignoresRules` those are listed too.
   */
  listForPerson(options: ListOptions): Promise<ListRecipesReply>;

  /** A diverse selection; bounded. */
  listDiverse(options: ListOptions): Promise<ListedRecipes>;

  /** Recipes for a text, best first, at most 120, and the corrected text if there is one; a diverse selection for a blank text. */
  search(text: string, options: ListOptions): Promise<SearchRecipesReply>;

  /**
   * Recipes that use these foods, the best match first; bounded.
   *
   * @throws {ApiError} `invalid_input` where none is given
   */
  findByIngredients(ingredients: readonly string[], options: ListOptions): Promise<FindRecipesReply>;

  /** The recipes of any of these dish types; bounded. */
  listByDishTypes(dishTypes: readonly DishType[], options: ListOptions): Promise<ListedRecipes>;

  /**
   * One recipe, whole.
   *
   * @throws {ApiError} `recipe_not_found`
   */
  find(id: string): Promise<RecipeDetail>;

  /** The signed-in person's opinion of a recipe. Apart from the recipe, which is the same for all people. */
  getOwnOpinion(id: string, options: { signal: AbortSignal }): Promise<OwnOpinion>;

  /** Rates a recipe, 1 to 5, in place of the person's earlier rating. Answers the new mean and number of reviews. */
  rate(id: string, value: number): Promise<RecipeRating>;

  /** The signed-in person's favourites, newest first; at most 120. */
  listFavourites(options: { signal: AbortSignal }): Promise<RecipeSummaryWire[]>;

  /** Adds a recipe to the favourites. */
  addFavourite(id: string): Promise<void>;

  /** Removes a recipe from the favourites. */
  removeFavourite(id: string): Promise<void>;
}

/** The signed-in person's opinion of a recipe. */
export interface OwnOpinion {
  /** Their own rating, 1 to 5; absent where they have not rated it. */
  readonly rating: number | undefined;
  readonly favourite: boolean;
}
