import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RecipeSummaryWire } from "../../../wire/recipe/recipe_summary.ts";
import {
  favouritesQuery,
  INGREDIENT_SEARCHES,
  MEAL_OPTIONS,
  ownOpinionQuery,
  PERSONAL_LISTS,
  SEARCHES,
} from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { usePerform } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";

interface FavouriteChange {
  readonly id: string;
  readonly favourite: boolean;
}

/** Adds or removes a favourite optimistically; a failure restores it and shows an error. */
export function useFavourite(): (heart: FavouriteChange) => void {
  const { recipes, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const perform = usePerform();
  const { mutate } = useMutation({
    // One at a time, so that the last of several quick presses wins.
    scope: { id: "favourite" },
    networkMode: "always",
    mutationFn: ({ id, favourite }: FavouriteChange) => perform({ kind: "favourite", recipeId: id, favourite }),
    async onMutate(change) {
      // A reply in flight would show the old state.
      await queryClient.cancelQueries(ownOpinionQuery(recipes, change.id));
      showFavourite(change);
    },
    onError(error, { id, favourite }) {
      log("Cannot change a favourite", error);
      showFavourite({ id, favourite: !favourite });
      showToast(favourite ? "Not kept. Try again." : "Still kept. Try again.", { tone: "error" });
    },
    async onSettled(_nothing, _error, { id }) {
      await Promise.all([
        queryClient.invalidateQueries(ownOpinionQuery(recipes, id)),
        queryClient.invalidateQueries({ queryKey: favouritesQuery(recipes).queryKey }),
      ]);
    },
  });

  /** Updates the recipe's page and every list with the recipe. */
  function showFavourite({ id, favourite }: FavouriteChange): void {
    const withFavourite = (list: RecipeSummaryWire[]): RecipeSummaryWire[] =>
      list.map((recipe) => (recipe.id === id ? { ...recipe, favourite } : recipe));
    queryClient.setQueryData(ownOpinionQuery(recipes, id).queryKey, (now) => ({
      value: null,
      ...now,
      favourite,
    }));
    for (const queryKey of [PERSONAL_LISTS, MEAL_OPTIONS, SEARCHES, INGREDIENT_SEARCHES]) {
      queryClient.setQueriesData<{ recipes: RecipeSummaryWire[] }>(
        { queryKey },
        (answer) => answer && { ...answer, recipes: withFavourite(answer.recipes) },
      );
    }
  }

  return mutate;
}
