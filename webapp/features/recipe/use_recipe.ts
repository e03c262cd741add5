import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError, ownOpinionQuery, type RecipeDetail, recipeQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { isNotOnDevice } from "../../platform/offline/not_on_device/mod.ts";
import { usePerform } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";

const RATINGS = ["rate-recipe"] as const;

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

/** One recipe with the person's rating and favourite. Every failure is shown as 'Recipe not found'. */
export function useRecipe(id: string): RecipePageState {
  const { recipes, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const perform = usePerform();
  const detail = recipeQuery(recipes, id);
  const opinion = ownOpinionQuery(recipes, id);
  const shown = useQuery(detail);
  const { data: recipe, error, isPending, refetch } = shown;
  const { data: ownOpinion } = useQuery(opinion);
  useEffect(() => {
    if (error && !isNotFound(error)) log(`Cannot show the recipe "${id}"`, error);
  }, [error, log, id]);

  const { mutate: rate } = useMutation({
    mutationKey: RATINGS,
    // One at a time, so that the last rating wins.
    scope: { id: "rating" },
    networkMode: "always",
    mutationFn: (stars: number) => perform({ kind: "rating", recipeId: id, stars }),
    // Shown optimistically; a failure restores the old rating.
    async onMutate(value) {
      // A reply in flight would show the old rating.
      await queryClient.cancelQueries(opinion);
      const before = queryClient.getQueryData(opinion.queryKey);
      queryClient.setQueryData(opinion.queryKey, (now) => ({ favourite: false, ...now, value }));
      return before;
    },
    onError(error, _value, before) {
      log("Cannot rate the recipe", error);
      queryClient.setQueryData(opinion.queryKey, (now) => now && { ...now, value: before?.value ?? null });
      showToast("Not rated. Try again.", { tone: "error" });
    },
    async onSettled() {
      // While other ratings wait, the server's is older than the shown one.
      if (queryClient.isMutating({ mutationKey: RATINGS }) > 1) return;
      await queryClient.invalidateQueries(opinion);
    },
  });

  const canRetry = error instanceof ApiError && error.isTransient;
  return {
    state: recipe ? "loaded" : isNotOnDevice(shown) ? "not-on-device" : isPending ? "loading" : "not-found",
    recipe,
    ownRating: ownOpinion?.value ?? undefined,
    isFavourite: ownOpinion?.favourite ?? false,
    rate,
    retry: canRetry ? () => void refetch() : undefined,
  };
}

function isNotFound(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}
