import { useEffect, useState } from "react";
import { findRecipe, type RecipeDetail } from "../../platform/api/mod.ts";
import { useServices } from "../../services.ts";

export type SharedRecipe =
  | { readonly state: "loading" | "not-found" }
  | { readonly state: "failed"; retry(): void }
  | { readonly state: "loaded"; readonly recipe: RecipeDetail };

/** The recipe that a secret link leads to. Without the query cache, which visitors without a session do not have. */
export function useSharedRecipe(link: string): SharedRecipe {
  const { recipes, sharedRecipe, log } = useServices();
  const [attempt, setAttempt] = useState(0);
  const drawn = sharedRecipe?.link === link ? sharedRecipe : undefined;
  const [shown, setShown] = useState<SharedRecipe>(() => (drawn ? found(drawn.recipe) : { state: "loading" }));
  useEffect(() => {
    if (drawn) return;
    let isCurrent = true;
    const show = (next: SharedRecipe) => isCurrent && setShown(next);
    function retry(): void {
      setShown({ state: "loading" });
      setAttempt((now) => now + 1);
    }
    findRecipe(recipes, link).then(
      (recipe) => show(found(recipe)),
      (error: unknown) => {
        log("Cannot show the shared recipe", error);
        return show({ state: "failed", retry });
      },
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt reads again
  }, [recipes, log, link, drawn, attempt]);
  return shown;
}

function found(recipe: RecipeDetail | null): SharedRecipe {
  return recipe ? { state: "loaded", recipe } : { state: "not-found" };
}
