import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { RecipeSummaryWire } from "../../adapters/http/wire/recipe_summary.ts";
import { RECIPE_LISTS } from "../api/mod.ts";
import { useServices } from "../services.ts";
import { useToast } from "../shell/mod.ts";

interface Heart {
  readonly id: string;
  readonly favourite: boolean;
}

/** The heart of the cards: kept or dropped at once, and put back with a word where the server does not take it. */
export function useFavourite(): (heart: Heart) => void {
  const { recipes, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { mutate } = useMutation({
    // One after the other, so that the last press of a quick finger is the one that holds.
    scope: { id: "favourite" },
    mutationFn: ({ id, favourite }: Heart) => (favourite ? recipes.keepFavourite(id) : recipes.dropFavourite(id)),
    onMutate: (heart) => setHeart(queryClient, heart),
    onError(error, { id, favourite }) {
      log("Cannot change a favourite", error);
      setHeart(queryClient, { id, favourite: !favourite });
      showToast(favourite ? "Not kept. Try again." : "Still kept. Try again.", "error");
    },
  });
  return mutate;
}

/** In every list that holds the recipe. */
function setHeart(queryClient: QueryClient, { id, favourite }: Heart): void {
  queryClient.setQueriesData<RecipeSummaryWire[]>({ queryKey: RECIPE_LISTS }, (list) =>
    list?.map((recipe) => (recipe.id === id ? { ...recipe, favourite } : recipe)),
  );
}
