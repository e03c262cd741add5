import { useEffect, useMemo, useState } from "react";
import type { RecipeDetail } from "../../platform/api/mod.ts";
import { retryImport } from "../../platform/routing/mod.ts";
import { stepsNote } from "./recipe_words.ts";
import type * as scaledStepsModule from "./scaled_steps.ts";
import type { Amounts } from "./use_amounts.ts";

/** The texts of a recipe's steps for the chosen portions, and a note on their amounts. The code for other portions loads with them. */
export function useSteps(recipe: RecipeDetail, amounts: Amounts) {
  const { servings, portions, units, instructions } = amounts;
  const scaling = useScaling(servings !== undefined && portions !== servings);
  // The same texts are the same steps: with every render they are other arrays.
  const texts = instructions.join("\n\n");
  // oxlint-disable-next-line react/exhaustive-deps -- `texts` stands for `instructions`
  const read = useMemo(() => scaling?.readRecipeSteps(recipe, instructions), [scaling, recipe, texts]);
  const scaled = read && scaling?.scaledSteps(read, { servings, portions, units });
  return {
    steps: scaled?.map(({ text }) => text) ?? instructions,
    note: stepsNote(amounts, scaled),
  };
}

/** Undefined while it is not needed or loads, and where that has failed. */
function useScaling(isNeeded: boolean) {
  const [scaling, setScaling] = useState<typeof scaledStepsModule>();
  useEffect(() => {
    if (isNeeded) void retryImport(() => import("./scaled_steps.ts")).then(setScaling, () => {});
  }, [isNeeded]);
  return isNeeded ? scaling : undefined;
}
