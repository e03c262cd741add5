import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RecipeSummaryWire } from "../../wire/recipe_summary.ts";
import { favouritesQuery, INGREDIENT_SEARCHES, ownOpinionQuery, RECIPE_LISTS, SEARCHES } from "../api/mod.ts";
import { useToast } from "../hooks/mod.ts";
import { useServices } from "../services.ts";

interface Heart {
  readonly id: string;
  readonly favourite: boolean;
}

/** The heart of a recipe: kept or dropped at once, and put back with a word where the server does not take it. */
export function useFavourite(): (heart: Heart) => void {
  const { recipes, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { mutate } = useMutation({
    // One after the other, so that the last press of a quick finger is the one that holds.
    scope: { id: "favourite" },
    mutationFn: ({ id, favourite }: Heart) => (favourite ? recipes.addFavourite(id) : recipes.removeFavourite(id)),
    async onMutate(heart) {
      // An answer on its way would put the heart back.
      await queryClient.cancelQueries(ownOpinionQuery(recipes, heart.id));
      setHeart(heart);
    },
    onError(error, { id, favourite }) {
      log("Cannot change a favourite", error);
      setHeart({ id, favourite: !favourite });
      showToast(favourite ? "Not kept. Try again." : "Still kept. Try again.", { tone: "error" });
    },
    async onSettled(_nothing, _error, { id }) {
      await Promise.all([
        queryClient.invalidateQueries(ownOpinionQuery(recipes, id)),
        queryClient.invalidateQueries({ queryKey: favouritesQuery(recipes).queryKey }),
      ]);
    },
  });

  /** On the recipe's page, and in every list that holds it. */
  function setHeart({ id, favourite }: Heart): void {
    const withHeart = (list: RecipeSummaryWire[]): RecipeSummaryWire[] =>
      list.map((recipe) => (recipe.id === id ? { ...recipe, favourite } : recipe));
    queryClient.setQueryData(ownOpinionQuery(recipes, id).queryKey, (now) => ({
      rating: undefined,
      ...now,
      favourite,
    }));
    queryClient.setQueriesData<RecipeSummaryWire[]>({ queryKey: RECIPE_LISTS }, (list) => list && withHeart(list));
    for (const queryKey of [SEARCHES, INGREDIENT_SEARCHES]) {
      queryClient.setQueriesData<{ recipes: RecipeSummaryWire[] }>(
        { queryKey },
        (answer) => answer && { ...answer, recipes: withHeart(answer.recipes) },
      );
    }
  }

  return mutate;
}
