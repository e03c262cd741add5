import type { UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import { DISLIKED_FOODS_MAX, type FoodRules, mergeFoodRules } from "./food_rules.ts";
import type { FoodRulesStore } from "./food_rules_store.ts";
import { type GetFoodRulesPorts, namedRules, type OwnFoodRules } from "./get_food_rules.ts";

export interface SaveFoodRulesPorts extends Pick<GetFoodRulesPorts, "ingredients"> {
  readonly foodRules: Pick<FoodRulesStore, "save">;
}

export interface SaveFoodRulesInput extends FoodRules {
  readonly userId: UserId;
}

/**
 * Replaces a person's food rules.
 *
 * @returns the rules without repetitions.
 * @throws {DomainError} `invalid_input` for a disliked food that is not in the food table, and for too many.
 */
export async function saveFoodRules(
  ports: SaveFoodRulesPorts,
  { userId, ...input }: SaveFoodRulesInput,
): Promise<OwnFoodRules> {
  const rules = mergeFoodRules([input]); // without repetitions, in order
  if (rules.dislikedFoods.length > DISLIKED_FOODS_MAX) throw refused(`at most ${DISLIKED_FOODS_MAX} foods`);
  if (rules.dislikedFoods.length > 0) {
    const { foods } = await ports.ingredients.current();
    if (!rules.dislikedFoods.every((key) => foods.has(key))) throw refused("only keys of the food table");
  }
  await ports.foodRules.save(userId, rules);
  return { ...(await namedRules(ports, rules)), decided: true };
}

function refused(allowed: string): DomainError {
  return new DomainError("invalid_input", `Cannot save the food rules: dislikedFoods can have ${allowed}`, {
    field: "dislikedFoods",
  });
}
