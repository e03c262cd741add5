import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { CallInput } from "../../../wire/call.ts";
import type { readIngredients } from "../../../wire/cookbook/own_recipes.ts";
import type { CookbookClient } from "./clients.ts";

// Apart from the other queries, which every signed-in page loads.

/** A recipe of the catalogue rarely changes. */
const RECIPE_STALE_TIME_MS = 300_000;

/** Key of the list of own recipes, and of each of them. */
export const OWN_RECIPES = ["own-recipes"] as const;

/** Own recipes and those that the household shares, page by page. */
export function ownRecipesQuery(cookbook: Pick<CookbookClient, "listOwnRecipes">) {
  return infiniteQueryOptions({
    queryKey: [...OWN_RECIPES, "list"],
    queryFn: ({ pageParam, signal }) => cookbook.listOwnRecipes({ cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** One own recipe, as it is stored. */
export function ownRecipeQuery(cookbook: Pick<CookbookClient, "getOwnRecipe">, id: string) {
  return queryOptions({
    queryKey: [...OWN_RECIPES, id],
    queryFn: ({ signal }) => cookbook.getOwnRecipe({ id }, { signal }),
  });
}

/** Whether an id is that of an own recipe, of the caller or of another member. */
export function isOwnRecipeId(id: string): boolean {
  return id.startsWith("own-");
}

/** A recipe as written text, and its name: one of the catalogue, or an own one. */
export function writtenRecipeQuery(
  cookbook: Pick<CookbookClient, "getOwnRecipe" | "getWrittenRecipe">,
  recipeId: string,
) {
  return queryOptions({
    queryKey: ["written-recipe", recipeId],
    async queryFn({ signal }) {
      if (!isOwnRecipeId(recipeId)) return cookbook.getWrittenRecipe({ id: recipeId }, { signal });
      const { recipe } = await cookbook.getOwnRecipe({ id: recipeId }, { signal });
      return { recipe, name: recipe.name };
    },
    staleTime: RECIPE_STALE_TIME_MS,
  });
}

/** The parts of a recipe that its foods are read from. */
export type RecipeToRead = CallInput<typeof readIngredients>;

/** While a person writes, each pause makes an answer that is soon replaced. */
const READING_CACHE_MS = 60_000;

/** The foods and nutrition of a recipe that is being written; the earlier reply stays until the new one arrives. */
export function readRecipeQuery(cookbook: Pick<CookbookClient, "readIngredients">, recipe: RecipeToRead) {
  return queryOptions({
    queryKey: ["read-recipe", recipe],
    queryFn: ({ signal }) => cookbook.readIngredients(recipe, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: READING_CACHE_MS,
  });
}
