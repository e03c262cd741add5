import { useEffect, useState } from "react";
import { ApiError, findRecipe, type RecipeDetail } from "../../platform/api/mod.ts";
import { useServices } from "../../services.ts";

export type SharedRecipe =
  | { readonly state: "loading" | "not-found" }
  | { readonly state: "failed"; retry(): void }
  | { readonly state: "loaded"; readonly recipe: RecipeDetail };

/** The recipe that a secret link leads to. Without the query cache, which visitors without a session do not have. */
export function useSharedRecipe(link: string): SharedRecipe {
  const { recipes, sharedRecipe, log } = useServices();
  const [attempt, setAttempt] = useState(0);
  const drawn = sharedRecipe?.link === link ? sharedRecipe.recipe : undefined;
  const [shown, setShown] = useState<SharedRecipe>(drawn ? { state: "loaded", recipe: drawn } : { state: "loading" });
  useEffect(() => {
    if (drawn) return;
    let isCurrent = true;
    const show = (next: SharedRecipe) => isCurrent && setShown(next);
    function retry(): void {
      setShown({ state: "loading" });
      setAttempt((now) => now + 1);
    }
    findRecipe(recipes, link).then(
      (recipe) => show({ state: "loaded", recipe }),
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return show({ state: "not-found" });
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
