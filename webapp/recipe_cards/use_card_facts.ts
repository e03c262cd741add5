import { useQuery } from "@tanstack/react-query";
import type { RefCallback } from "react";
import type { RecipeSummaryWire } from "../../wire/recipe_summary.ts";
import { recipeQuery } from "../api/mod.ts";
import { energyText } from "../format/mod.ts";
import { useServices } from "../services.ts";
import { useEnergyUnit } from "../shell/mod.ts";
import { useNearViewport } from "./use_near_viewport.ts";

/** Shown for a recipe without a total time. */
export const DEFAULT_TIME = "20 Min";

/** Calories and time of a card. */
export interface CardFacts {
  /** For the card's element: missing facts are looked up near the viewport. */
  readonly ref: RefCallback<HTMLElement>;
  /** "534,000 cal", in the reader's unit; undefined while it is not known. */
  readonly calories: string | undefined;
  /** "35 Min". */
  readonly time: string;
}

/** A card's calories and time, from the list or looked up once. A failure is silent. */
export function useCardFacts(recipe: Pick<RecipeSummaryWire, "id" | "calories" | "totalTime">): CardFacts {
  const { recipes } = useServices();
  const unit = useEnergyUnit();
  const { ref, isNear } = useNearViewport<HTMLElement>();
  const isComplete = recipe.calories !== undefined && recipe.totalTime !== undefined;
  const { data } = useQuery({
    ...recipeQuery(recipes, recipe.id),
    enabled: isNear && !isComplete,
    // Once for each card, even after a failure.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  return {
    ref,
    calories: unit && energyText(recipe.calories ?? data?.calories, unit),
    time: recipe.totalTime ?? data?.totalTime ?? DEFAULT_TIME,
  };
}
