import { useQuery } from "@tanstack/react-query";
import type { FindRecipesReply } from "../../../wire/find_recipes.ts";
import { ApiError, favouritesQuery, ingredientSearchQuery } from "../../api/mod.ts";
import { useServices } from "../../services.ts";

/** A recipe as ingredient search found it. */
export type FoundRecipe = FindRecipesReply["recipes"][number];

export interface FoundRecipes {
  /** `blank`: nothing was looked for yet. */
  readonly state: "blank" | "finding" | "failed" | "found";
  /** Best match first; the old ones stay until the new ones are here. */
  readonly recipes: readonly FoundRecipe[];
  /** What was looked for and is no food that we know. */
  readonly unknown: readonly string[];
  /** The foods that may be meant by some of it. */
  readonly suggestions: FindRecipesReply["suggestions"];
  readonly isFinding: boolean;
  /** What to say where it failed. */
  readonly failure: string | undefined;
  retry(): void;
}

/** What can be cooked from these ingredients. Nothing is asked while there are none. */
export function useFoundRecipes(ingredients: readonly string[]): FoundRecipes {
  const { recipes } = useServices();
  const search = ingredientSearchQuery(recipes, ingredients);
  const { data, isPending, isError, isFetching, error, refetch } = useQuery({
    ...search,
    enabled: ingredients.length > 0,
    // Offline, too, somebody who pressed a button is told.
    networkMode: "always",
    refetchOnWindowFocus: false,
  });
  const { data: favourites } = useQuery(favouritesQuery(recipes));
  return {
    state: ingredients.length === 0 ? "blank" : isError ? "failed" : isPending ? "finding" : "found",
    recipes: (data?.recipes ?? []).map((recipe) => ({
      ...recipe,
      favourite: recipe.favourite ?? favourites?.has(recipe.id) ?? false,
    })),
    unknown: data?.unknownIngredients ?? [],
    suggestions: data?.suggestions ?? [],
    isFinding: isFetching,
    failure: isError ? failureText(error) : undefined,
    retry: () => void refetch(),
  };
}

/** What the server says is wrong with the ingredients is fit to be read: "Please add at least one ingredient." */
function failureText(error: unknown): string {
  const isRefused = error instanceof ApiError && error.code === "invalid_input";
  return isRefused ? error.message : "Failed to fetch recipes. Please try again.";
}
