import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError, OWN_OPINIONS, ownOpinionQuery, type RecipeDetail, recipeQuery } from "../../platform/api/mod.ts";
import { isNotOnDevice } from "../../platform/offline/not_on_device/mod.ts";
import { useOutboxMutation, useWaiting } from "../../platform/offline/outbox/mod.ts";
import { retryImport } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";

export interface RecipePageState {
  readonly state: "loading" | "not-on-device" | "not-found" | "loaded";
  readonly recipe: RecipeDetail | undefined;
  /** The person's own rating, 1 to 5. */
  readonly ownRating: number | undefined;
  readonly isFavourite: boolean;
  rate(value: number): void;
  /** Loads the recipe again; undefined if that cannot help. */
  readonly retry: (() => void) | undefined;
}

/** The picture of an own recipe whose plate is not drawn yet, or cannot be. */
const PLATE_TO_COME = "/pictures/own-recipe.webp";
/** How often the recipe is read until its plate is there. */
const PLATE_READS = 10;
const PLATE_PAUSE_MS = 1_500;

/** One recipe with the person's rating and favourite. Every failure is shown as 'Recipe not found'. */
export function useRecipe(id: string): RecipePageState {
  const { recipes, identity, deviceStorage, today, log } = useServices();
  const detail = recipeQuery(recipes, id);
  const opinion = ownOpinionQuery(recipes, id);
  const shown = useQuery({
    ...detail,
    refetchInterval: ({ state }) =>
      state.data?.mainImage === PLATE_TO_COME && state.dataUpdateCount < PLATE_READS ? PLATE_PAUSE_MS : false,
  });
  const { error, isPending, refetch } = shown;
  const recipe = shown.data ?? undefined;
  const { data: ownOpinion } = useQuery(opinion);
  const isOfRecipe = ({ action: { recipeId } }: { action: { recipeId: string } }) => recipeId === id;
  const rating = useWaiting("rating").findLast(isOfRecipe)?.action.stars;
  const favourite = useWaiting("favourite").findLast(isOfRecipe)?.action.favourite;
  useEffect(() => {
    if (error) log(`Cannot show the recipe "${id}"`, error);
  }, [error, log, id]);

  useEffect(() => {
    const personId = identity.current?.id;
    if (!recipe || personId === undefined) return;
    const { name, mainImage } = recipe;
    async function remember(byPersonId: string): Promise<void> {
      const { rememberViewed } = await retryImport(() => import("../recent_recipes/viewed_recipes.ts"));
      // Not after a log-out, which removes what was viewed.
      if (identity.current?.id !== byPersonId) return;
      rememberViewed(deviceStorage, { id, name, mainImage, viewedOn: today() }, byPersonId);
    }
    remember(personId).catch((cause: unknown) => log("Cannot remember a viewed recipe", cause));
  }, [id, recipe, identity, deviceStorage, today, log]);

  const { mutate: rate } = useOutboxMutation({
    mutationKey: OWN_OPINIONS,
    actionOf: (stars: number) => ({ kind: "rating", recipeId: id, stars }),
    queryKeysOf: () => [opinion.queryKey],
    failure: "Cannot rate the recipe",
    failureText: () => t`Not rated. Try again.`,
  });

  const canRetry = error instanceof ApiError && error.isTransient;
  return {
    state: recipe ? "loaded" : isNotOnDevice(shown) ? "not-on-device" : isPending ? "loading" : "not-found",
    recipe,
    ownRating: rating ?? ownOpinion?.value ?? undefined,
    isFavourite: favourite ?? ownOpinion?.favourite ?? false,
    rate,
    retry: canRetry ? () => void refetch() : undefined,
  };
}
