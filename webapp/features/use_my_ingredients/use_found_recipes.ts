import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import type { FindRecipesReply } from "../../../wire/recipe/find_recipes.ts";
import { ApiError, ingredientSearchQuery } from "../../platform/api/mod.ts";
import { useServices } from "../../services.ts";
import { type IgnoredRules, useIgnoredRules } from "../food_rules/mod.ts";
import { useFoundHearts } from "../recipe_cards/mod.ts";

export type FoundRecipe = FindRecipesReply["recipes"][number];

export interface FoundRecipes extends IgnoredRules {
  /** `blank`: nothing was searched yet. */
  readonly state: "blank" | "finding" | "failed" | "found";
  /** Best match first; the old ones stay until the new ones have loaded. */
  readonly recipes: readonly FoundRecipe[];
  /** Names of the foods that the ingredients exclude: "no nuts". */
  readonly excluded: FindRecipesReply["excludedIngredients"];
  /** Misspelled words, and the food that was searched for. */
  readonly corrections: FindRecipesReply["corrections"];
  /** Searched words that are no known food, and exclusions that were not understood. */
  readonly unknown: readonly string[];
  /** Foods that may be meant by unknown words. */
  readonly suggestions: FindRecipesReply["suggestions"];
  /** How many recipes the person's food rules hide; 0 while those are shown. */
  readonly hiddenByRules: number;
  readonly isFinding: boolean;
  /** The error text after a failure. */
  readonly failure: string | undefined;
  retry(): void;
}

/** Recipes for the ingredients. Without ingredients nothing is requested. */
export function useFoundRecipes(ingredients: readonly string[]): FoundRecipes {
  const { recipes } = useServices();
  const ignored = useIgnoredRules();
  const search = ingredientSearchQuery(recipes, ingredients, ignored);
  const { data, isPending, isError, isFetching, error, refetch } = useQuery({
    ...search,
    enabled: ingredients.length > 0,
    // Offline, the press of a button fails at once, so that the person sees an error.
    networkMode: "always",
    refetchOnWindowFocus: false,
  });
  return {
    state: ingredients.length === 0 ? "blank" : isError ? "failed" : isPending ? "finding" : "found",
    recipes: useFoundHearts(data?.recipes),
    excluded: data?.excludedIngredients ?? [],
    corrections: data?.corrections ?? [],
    unknown: data?.unknownIngredients ?? [],
    suggestions: data?.suggestions ?? [],
    hiddenByRules: data?.hiddenByRules ?? 0,
    ...ignored,
    isFinding: isFetching,
    failure: isError ? failureText(error) : undefined,
    retry: () => void refetch(),
  };
}

/** The server's message for refused ingredients, such as "Please add at least one ingredient.", else a general one. */
function failureText(error: unknown): string {
  const isRefused = error instanceof ApiError && error.code === "invalid_input";
  return isRefused ? error.message : t`Failed to fetch recipes. Please try again.`;
}
