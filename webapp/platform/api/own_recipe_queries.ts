import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { OwnRecipesApi, RecipeToRead } from "./own_recipes_api.ts";

// Apart from the other queries, which every signed-in page loads.

/** A recipe of the catalogue rarely changes. */
const RECIPE_STALE_TIME_MS = 300_000;

/** Key of the list of own recipes, and of each of them. */
export const OWN_RECIPES = ["own-recipes"] as const;

/** Own recipes and those that the household shares, page by page. */
export function ownRecipesQuery(ownRecipes: Pick<OwnRecipesApi, "list">) {
  return infiniteQueryOptions({
    queryKey: [...OWN_RECIPES, "list"],
    queryFn: ({ pageParam, signal }) => ownRecipes.list({ after: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** One own recipe, as it is stored. */
export function ownRecipeQuery(ownRecipes: Pick<OwnRecipesApi, "find">, id: string) {
  return queryOptions({
    queryKey: [...OWN_RECIPES, id],
    queryFn: ({ signal }) => ownRecipes.find(id, { signal }),
  });
}

/** Whether an id is that of an own recipe, of the caller or of another member. */
export function isOwnRecipeId(id: string): boolean {
  return id.startsWith("own-");
}

/** A recipe as written text, and its name: one of the catalogue, or an own one. */
export function writtenRecipeQuery(ownRecipes: Pick<OwnRecipesApi, "find" | "findWritten">, recipeId: string) {
  return queryOptions({
    queryKey: ["written-recipe", recipeId],
    async queryFn({ signal }) {
      if (!isOwnRecipeId(recipeId)) return ownRecipes.findWritten(recipeId, { signal });
      const { recipe } = await ownRecipes.find(recipeId, { signal });
      return { recipe, name: recipe.name };
    },
    staleTime: RECIPE_STALE_TIME_MS,
  });
}

/** While a person writes, each pause makes an answer that is soon replaced. */
const READING_CACHE_MS = 60_000;

/** What a recipe that is being written comes to; the earlier answer stays until the new one arrives. */
export function readRecipeQuery(ownRecipes: Pick<OwnRecipesApi, "read">, recipe: RecipeToRead) {
  return queryOptions({
    queryKey: ["read-recipe", recipe],
    queryFn: ({ signal }) => ownRecipes.read(recipe, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: READING_CACHE_MS,
  });
}
