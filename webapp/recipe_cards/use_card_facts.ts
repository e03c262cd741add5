import { useQuery } from "@tanstack/react-query";
import type { RefCallback } from "react";
import type { RecipeSummaryWire } from "../../wire/recipe_summary.ts";
import { recipeQuery } from "../api/mod.ts";
import { energyText } from "../format/mod.ts";
import { useServices } from "../services.ts";
import { useEnergyUnit } from "../shell/mod.ts";
import { useNearViewport } from "./use_near_viewport.ts";

/** Shown where a recipe does not say how long it takes. */
export const DEFAULT_TIME = "20 Min";

/** What stands under a card's name. */
export interface CardFacts {
  /** For the card: what is missing is looked up once it comes near the viewport. */
  readonly ref: RefCallback<HTMLElement>;
  /** "534,000 cal", in the reader's unit; undefined while it is not known. */
  readonly calories: string | undefined;
  /** "35 Min". */
  readonly time: string;
}

/** A card's calories and time: from the list, else looked up once. A failure is silent. */
export function useCardFacts(recipe: Pick<RecipeSummaryWire, "id" | "calories" | "totalTime">): CardFacts {
  const { recipes } = useServices();
  const unit = useEnergyUnit();
  const { ref, isNear } = useNearViewport<HTMLElement>();
  const isComplete = recipe.calories !== undefined && recipe.totalTime !== undefined;
  const { data } = useQuery({
    ...recipeQuery(recipes, recipe.id),
    enabled: isNear && !isComplete,
    // Once a card, whatever comes of it.
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
