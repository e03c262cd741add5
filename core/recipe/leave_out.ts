import type { UserId } from "../account/mod.ts";
import type { PersonalExclusions } from "./personal_exclusions.ts";
import type { PersonalRecipes } from "./personal_recipes.ts";
import type { RecipeId } from "./recipe.ts";

/** Which of these recipes a person's food rules exclude. At most 1,000 ids. */
export type LeaveOut = (ids: readonly RecipeId[]) => Promise<ReadonlySet<RecipeId>>;

export interface LeaveOutPorts {
  readonly personal: Pick<PersonalRecipes, "listTagged">;
  readonly exclusions: PersonalExclusions;
}

/** The tags that this person's food rules exclude; undefined for a person without rules. */
export async function leaveOutFor(
  { personal, exclusions }: LeaveOutPorts,
  { userId }: { userId: UserId },
): Promise<LeaveOut | undefined> {
  const tags = await exclusions.exclusionsFor(userId);
  return tags.length === 0 ? undefined : (ids) => personal.listTagged(ids, tags);
}

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
