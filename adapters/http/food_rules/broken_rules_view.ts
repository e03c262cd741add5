import type { BrokenRule } from "../../../core/food_rules/mod.ts";
import type { BrokenRuleWire } from "../../../wire/food_rules/food_rules_fields.ts";

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
