import type { DishType } from "../../core/recipe/mod.ts";
import type { FindRecipesReply } from "../../wire/find_recipes.ts";
import type { RecipeSummaryWire } from "../../wire/recipe_summary.ts";
import type { SearchRecipesReply } from "../../wire/search_recipes.ts";
import type { RecipeDetail, RecipeRating } from "./recipe_detail.ts";

/** What the screens need of the server's recipes. Over HTTP in the product, from memory in stories and tests. */
export interface RecipeApi {
  /** The recipes that suit the signed-in person, best first; at most 120. */
  listForPerson(options: { signal: AbortSignal }): Promise<RecipeSummaryWire[]>;

  /** A varied selection for anybody; bounded. */
  listDiverse(options: { signal: AbortSignal }): Promise<RecipeSummaryWire[]>;

  /** What a text finds, best first, at most 120, and what was looked for instead; a varied selection where it is blank. */
  search(text: string, options: { signal: AbortSignal }): Promise<SearchRecipesReply>;

  /**
   * What can be cooked from these foods, the best match first; bounded.
   *
   * @throws {ApiError} `invalid_input` where none is given
   */
  findByIngredients(ingredients: readonly string[], options: { signal: AbortSignal }): Promise<FindRecipesReply>;

  /** The recipes of any of these dish types; bounded. */
  listByDishTypes(dishTypes: readonly DishType[], options: { signal: AbortSignal }): Promise<RecipeSummaryWire[]>;

  /**
   * One recipe, whole.
   *
   * @throws {ApiError} `recipe_not_found`
   */
  find(id: string): Promise<RecipeDetail>;

  /** What the signed-in person thinks of a recipe; apart from it, since the recipe itself is everybody's. */
  ownOpinion(id: string, options: { signal: AbortSignal }): Promise<OwnOpinion>;

  /** Rates a recipe, 1 to 5, in place of the person's earlier rating. Answers the new mean and number of reviews. */
  rate(id: string, value: number): Promise<RecipeRating>;

  /** The signed-in person's favourites, the last kept first; at most 120. */
  listFavourites(options: { signal: AbortSignal }): Promise<RecipeSummaryWire[]>;

  /** Keeps a recipe as a favourite. */
  addFavourite(id: string): Promise<void>;

  /** Forgets a favourite. */
  removeFavourite(id: string): Promise<void>;
}

/** What the signed-in person thinks of a recipe. */
export interface OwnOpinion {
  /** Their own rating, 1 to 5; absent where they have not rated it. */
  readonly rating: number | undefined;
  readonly favourite: boolean;
}
