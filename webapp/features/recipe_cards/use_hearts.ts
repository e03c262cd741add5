import { useMemo } from "react";
import { useWaiting } from "../../platform/offline/outbox/mod.ts";

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
