import { type MeasuredIngredient, type ReadStep, readSteps, stepForPortions } from "../../../core/cooking/mod.ts";
import type { RecipeDetail } from "../../platform/api/mod.ts";
import type { Amounts } from "./use_amounts.ts";

/** The steps of a recipe, which were read for their ingredients. */
export interface ReadRecipeSteps {
  readonly list: readonly MeasuredIngredient[];
  readonly steps: readonly ReadStep[];
}

export type StepAmounts = Pick<Amounts, "servings" | "portions" | "units">;

/** Reads all steps. This takes a slow phone a tenth of a second. */
export function readRecipeSteps(
  { ingredientGroups }: Pick<RecipeDetail, "ingredientGroups">,
  instructions: readonly string[],
): ReadRecipeSteps {
  const list = ingredientGroups.flatMap(({ items, amounts = [] }) =>
    items.map((text, line) => ({ text, measured: amounts[line] })),
  );
  return { list, steps: readSteps(instructions, list) };
}

/** The texts of the steps for the chosen portions, each with whether all of its amounts are. */
export function scaledSteps({ list, steps }: ReadRecipeSteps, amounts: StepAmounts) {
  return steps.map((step) => stepForPortions(step, { list, reading: readingOf(amounts) }));
}

/** The portions and units of what is read; undefined where amounts cannot be scaled. */
export function readingOf({ servings, portions, units }: StepAmounts) {
  return servings === undefined || portions === undefined ? undefined : { servings, portions, units };
}
