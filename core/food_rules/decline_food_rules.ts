import type { UserId } from "../account/mod.ts";
import { NO_FOOD_RULES } from "./food_rules.ts";
import type { FoodRulesStore } from "./food_rules_store.ts";

export interface DeclineFoodRulesPorts {
  readonly foodRules: Pick<FoodRulesStore, "saveFirst">;
}

/** Stores that a person does not want to state rules now, so that the product does not ask again. Existing rules stay. */
export async function declineFoodRules(
  { foodRules }: DeclineFoodRulesPorts,
  { userId }: { userId: UserId },
): Promise<void> {
  await foodRules.saveFirst(userId, NO_FOOD_RULES);
}
