import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { favouritesQuery } from "../../platform/api/mod.ts";
import { useWaiting } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";

interface RecipeWithHeart {
  readonly id: string;
  readonly favourite?: boolean | undefined;
}

/** Recipes with the hearts that the server does not have yet. Other recipes stay the same objects, so that their cards are not drawn again. */
export function useHearts<Recipe extends RecipeWithHeart>(recipes: readonly Recipe[]): readonly Recipe[] {
  const waiting = useWaiting("favourite");
  return useMemo(() => {
    const pending = new Map(waiting.map(({ action: { recipeId, favourite } }) => [recipeId, favourite]));
    return recipes.map((recipe) => {
      const favourite = pending.get(recipe.id) ?? recipe.favourite;
      return favourite === recipe.favourite ? recipe : { ...recipe, favourite };
    });
  }, [recipes, waiting]);
}

/** The recipes of a search, whose reply need not have hearts. The same objects at every drawing, so that a card knows that it has not changed. */
export function useFoundHearts<Recipe extends RecipeWithHeart>(
  found: readonly Recipe[] | undefined,
): readonly Recipe[] {
  const { recipes } = useServices();
  const { data: favourites } = useQuery(favouritesQuery(recipes));
  const known = useMemo(
    () =>
      (found ?? []).map((recipe) => ({
        ...recipe,
        favourite: recipe.favourite ?? favourites?.has(recipe.id) ?? false,
      })),
    [found, favourites],
  );
  return useHearts(known);
}
