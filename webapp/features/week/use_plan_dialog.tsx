import { lazy, type ReactNode, Suspense, useState } from "react";
import { useEver } from "../../platform/hooks/mod.ts";
import { retryImport, useLaterCode } from "../../platform/routing/mod.ts";
import type { RecipeToPlan } from "./use_plan_recipe.ts";

const load = () => retryImport(() => import("./PlanRecipeDialog.tsx"));
const LATER = [load];
const PlanRecipeDialog = lazy(async () => ({ default: (await load()).PlanRecipeDialog }));

/** The dialog that plans a recipe, once for all recipes of a page. Its code loads after the page. */
export function usePlanDialog(): {
  /** Opens the dialog. The same function at every drawing. */
  readonly plan: (recipe: RecipeToPlan) => void;
  /** To be drawn once, anywhere in the page. */
  readonly planDialog: ReactNode;
} {
  const [recipe, setRecipe] = useState<RecipeToPlan>();
  const isNeeded = useEver(recipe !== undefined);
  useLaterCode(LATER);
  return {
    plan: setRecipe,
    planDialog: (
      <Suspense>{isNeeded && <PlanRecipeDialog recipe={recipe} onClose={() => setRecipe(undefined)} />}</Suspense>
    ),
  };
}
