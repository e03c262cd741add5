import type { UserId } from "../account/mod.ts";
import { NO_FOOD_RULES } from "./food_rules.ts";
import type { FoodRulesStore } from "./food_rules_store.ts";

/** Stores that a person does not want to state rules now, so that the product does not ask again. Existing rules stay. */
export async function declineFoodRules(
  { foodRules }: { readonly foodRules: Pick<FoodRulesStore, "saveFirst"> },
  { userId }: { userId: UserId },
): Promise<void> {
  await foodRules.saveFirst(userId, NO_FOOD_RULES);
}
