/**
 * How a recipe's amounts can be scaled: `freely`; `in-batches`, where proportions and baking time fit half or whole
 * batches only; `one-tin`, where in addition one tin or dish of a certain size is filled.
 */
export const RECIPE_SCALES = ["freely", "in-batches", "one-tin"] as const;

/** One of {@linkcode RECIPE_SCALES}. */
export type RecipeScales = (typeof RECIPE_SCALES)[number];

/** The most portions that a recipe can be scaled to. */
export const PORTIONS_MAX = 48;

/** The portions that a recipe can be cooked for, in order: every number, or only half and whole batches. */
export function portionChoices(servings: number, scales: RecipeScales = "freely"): readonly number[] {
  const batch = servings % 2 === 0 ? servings / 2 : servings;
  const step = scales === "freely" ? 1 : batch;
  return Array.from({ length: Math.floor(Math.max(PORTIONS_MAX, servings) / step) }, (_, index) => (index + 1) * step);
}
