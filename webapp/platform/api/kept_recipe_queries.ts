import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { MealPlanClient, RecipeClient } from "./clients.ts";
import { COOKED_RECIPES, FAVOURITE_PAGES } from "./queries.ts";

// Apart from the other queries, which every signed-in page loads.

/** The signed-in person's favourites, the last added first, page by page. */
export function favouritePagesQuery(recipes: Pick<RecipeClient, "listFavourites">) {
  return infiniteQueryOptions({
    queryKey: FAVOURITE_PAGES,
    queryFn: ({ pageParam: cursor, signal }) => recipes.listFavourites({ cursor }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The recipes that the household cooked last. */
export function cookedRecipesQuery(mealPlan: Pick<MealPlanClient, "listCookedRecipes">) {
  return queryOptions({
    queryKey: COOKED_RECIPES,
    queryFn: async ({ signal }) => (await mealPlan.listCookedRecipes({}, { signal })).recipes,
  });
}
