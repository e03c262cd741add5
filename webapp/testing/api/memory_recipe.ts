import { recipeRoutes } from "../../../adapters/http/recipe/recipe_routes.ts";
import type { Route } from "../../../adapters/http/route.ts";
import { MemoryIngredientSource } from "../../../adapters/memory/ingredient_search/ingredient_source.ts";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { MemoryPersonalRecipes } from "../../../adapters/memory/recipe/personal_recipes.ts";
import { MemoryRecipePages } from "../../../adapters/memory/recipe/recipe_pages.ts";
import { MemoryRecipeSearch } from "../../../adapters/memory/search/recipe_search.ts";
import type { UserId } from "../../../core/account/mod.ts";
import type { CandidatesRequest, RecipeId } from "../../../core/recipe/mod.ts";
import type { MemoryStores } from "./memory_stores.ts";

/** Opinions and links from before a story begins. */
export interface MemoryOpinions {
  /** Maya's, the first added first. */
  readonly favourites?: readonly RecipeId[];
  /** Stars that others have given. */
  readonly ratings?: Readonly<Record<RecipeId, readonly number[]>>;
  /** Recipes with a secret link, each with that link: "link-1". */
  readonly links?: Readonly<Record<RecipeId, string>>;
}

export async function seedOpinions(
  { opinions, recipes }: MemoryStores,
  { favourites = [], ratings = {}, links = {} }: MemoryOpinions,
): Promise<void> {
  for (const [id, link] of Object.entries(links)) recipes.setLink(id, link);
  for (const id of favourites) await opinions.addFavourite(maya.id, id);
  for (const [id, given] of Object.entries(ratings)) {
    for (const [index, stars] of given.entries()) await opinions.rate((2000 + index) as UserId, id, { stars });
  }
}

/** The routes of recipes over these stores. `bareLists`: a person's list is without calories and times. */
export function memoryRecipeRoutes(stores: MemoryStores, { bareLists = false } = {}): Route[] {
  const ingredients = new MemoryIngredientSource(stores.recipes, stores.foods);
  return recipeRoutes({
    ...stores,
    ingredients,
    catalogue: ingredients,
    pages: new MemoryRecipePages(stores.recipes, stores.opinions),
    personal: bareLists ? new BareLists(stores) : new MemoryPersonalRecipes(stores),
    search: new MemoryRecipeSearch(stores.recipes, stores.foods),
    hashLink: (link) => link,
  });
}

class BareLists extends MemoryPersonalRecipes {
  override async listCandidates(userId: UserId, request: CandidatesRequest) {
    const candidates = await super.listCandidates(userId, request);
    return candidates.map((candidate) => ({ ...candidate, kcal: undefined, totalMinutes: undefined }));
  }
}
