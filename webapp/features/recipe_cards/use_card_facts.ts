import { useQuery } from "@tanstack/react-query";
import type { RefCallback } from "react";
import type { RecipeSummaryWire } from "../../../wire/recipe/recipe_summary.ts";
import { type RecipeDetail, recipeQuery } from "../../platform/api/mod.ts";
import { useServices } from "../../services.ts";
import { useNearViewport } from "./use_near_viewport.ts";

/** Shown for a recipe without a total time. */
export const DEFAULT_TIME = "20 Min";

/** The facts on a recipe's card, as far as they are known. */
export type CardFacts = Partial<Pick<RecipeDetail, "calories" | "totalTime">>;

/** Whether a list has all facts of its cards. */
export function isComplete({ calories, totalTime }: CardFacts): boolean {
  return calories !== undefined && totalTime !== undefined;
}

/** A card's facts, from the list or looked up once, when the element with this ref is near the viewport. A failure is silent. */
export function useCardFacts(recipe: Pick<RecipeSummaryWire, "id"> & CardFacts): CardFacts & {
  readonly ref: RefCallback<HTMLElement>;
} {
  const { recipes } = useServices();
  const { ref, isNear } = useNearViewport<HTMLElement>();
  const { data } = useQuery({
    ...recipeQuery(recipes, recipe.id),
    enabled: isNear,
    // Once for each card, even after a failure.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  return { ref, calories: recipe.calories ?? data?.calories, totalTime: recipe.totalTime ?? data?.totalTime };
}
