import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError, type OwnOpinion, ownOpinionQuery, type RecipeDetail, recipeQuery } from "../../api/mod.ts";
import { useToast } from "../../hooks/mod.ts";
import { useServices } from "../../services.ts";

const RATINGS = ["rate-recipe"] as const;

export interface RecipePageState {
  readonly state: "loading" | "not-found" | "loaded";
  readonly recipe: RecipeDetail | undefined;
  /** The person's own rating, 1 to 5. */
  readonly ownRating: number | undefined;
  /** Whether the person keeps it. */
  readonly isFavourite: boolean;
  rate(value: number): void;
  /** Where the recipe may be had after all: asks again. */
  readonly retry: (() => void) | undefined;
}

/** One recipe, and what the person thinks of it. Any failure looks like a recipe that is not there. */
export function useRecipe(id: string): RecipePageState {
  const { recipes, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const detail = recipeQuery(recipes, id);
  const opinion = ownOpinionQuery(recipes, id);
  const { data: recipe, error, isPending, refetch } = useQuery(detail);
  const { data: ownOpinion } = useQuery(opinion);
  useEffect(() => {
    if (error && !isNotFound(error)) log(`Cannot show the recipe "${id}"`, error);
  }, [error, log, id]);

  const { mutate: rate } = useMutation({
    mutationKey: RATINGS,
    // One after the other: the stars that were pressed last are those that hold.
    scope: { id: "rating" },
    mutationFn: (value: number) => recipes.rate(id, value),
    // The stars stand at once where they were pressed, and go back where the server does not take them.
    async onMutate(value) {
      // An answer on its way would put the old stars back.
      await queryClient.cancelQueries(opinion);
      const before = queryClient.getQueryData(opinion.queryKey);
      queryClient.setQueryData(opinion.queryKey, (now): OwnOpinion => ({ favourite: false, ...now, rating: value }));
      return before;
    },
    onSuccess(rating) {
      queryClient.setQueryData(detail.queryKey, (now) => now && { ...now, rating });
    },
    onError(error, _value, before) {
      log("Cannot rate the recipe", error);
      queryClient.setQueryData(opinion.queryKey, (now) => now && { ...now, rating: before?.rating });
      showToast("Not rated. Try again.", { tone: "error" });
    },
    async onSettled() {
      // While others wait, the server's stars are not yet those that are shown.
      if (queryClient.isMutating({ mutationKey: RATINGS }) > 1) return;
      await queryClient.invalidateQueries(opinion);
    },
  });

  const mayComeBack = error instanceof ApiError && error.isTransient;
  return {
    state: recipe ? "loaded" : isPending ? "loading" : "not-found",
    recipe,
    ownRating: ownOpinion?.rating,
    isFavourite: ownOpinion?.favourite ?? false,
    rate,
    retry: mayComeBack ? () => void refetch() : undefined,
  };
}

function isNotFound(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}
