import type { UserId } from "../account/mod.ts";
import { NO_FOOD_RULES } from "./food_rules.ts";
import type { FoodRulesStore } from "./food_rules_store.ts";

export interface DeclineFoodRulesPorts {
  readonly foodRules: Pick<FoodRulesStore, "saveFirst">;
}

/** Remembers that a person does not want to state rules now, so that they are not asked again. Keeps rules that they have. */
export async function declineFoodRules(
  { foodRules }: DeclineFoodRulesPorts,
  { userId }: { userId: UserId },
): Promise<void> {
  await foodRules.saveFirst(userId, NO_FOOD_RULES);
}
