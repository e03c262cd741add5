import type { RecipeId } from "./recipe.ts";

/** Which of these recipes a person's food rules exclude. At most 1,000 ids. */
export type LeaveOut = (ids: readonly RecipeId[]) => Promise<ReadonlySet<RecipeId>>;

/** A list without the recipes that a person's food rules exclude. */
export interface AllowedRecipes<Each> {
  readonly recipes: readonly Each[];
  /** Number of excluded recipes. */
  readonly hiddenByRules: number;
}

/** Removes recipes that a person's food rules exclude; none without rules. The order stays. */
export async function leaveOutExcluded<Each extends { readonly id: RecipeId }>(
  recipes: readonly Each[],
  leaveOut: LeaveOut | undefined,
): Promise<AllowedRecipes<Each>> {
  if (!leaveOut || recipes.length === 0) return { recipes, hiddenByRules: 0 };
  const excluded = await leaveOut(recipes.map(({ id }) => id));
  const kept = recipes.filter(({ id }) => !excluded.has(id));
  return { recipes: kept, hiddenByRules: recipes.length - kept.length };
}
