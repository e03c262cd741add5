import type { UserId } from "../../../core/account/mod.ts";
import type { BrokenRule, IngredientsCheck } from "../../../core/food_rules/mod.ts";
import type { RecipeId } from "../../../core/recipe/mod.ts";
import type { BrokenRuleWire } from "../../../wire/food_rules/food_rules_fields.ts";

/** The rules of a person's household that each of these recipes breaks, without recipes that break none. */
export type FindBrokenRules = (input: {
  userId: UserId;
  recipeIds: readonly RecipeId[];
}) => Promise<ReadonlyMap<RecipeId, readonly BrokenRule[]>>;

/**
 * Makes a function that finds the rules of a person that written ingredients break; undefined for a person without rules.
 */
export type FindIngredientsCheck = (input: { userId: UserId }) => Promise<IngredientsCheck | undefined>;

/** The field of a reply about a dish that breaks rules; no field if it breaks none. */
export function brokenRulesView(broken: readonly BrokenRule[] = []): { brokenRules?: BrokenRuleWire[] } {
  if (broken.length === 0) return {};
  return {
    brokenRules: broken.map(({ rule, state, disliked, foods, people }) => ({
      rule,
      state,
      ...(disliked !== undefined && { disliked }),
      foods: [...foods],
      ...(people && { people: [...people] }),
    })),
  };
}
