import type { UserId } from "../account/mod.ts";
import type { FoodKey, FoodTables } from "../food/mod.ts";
import { type FoodRules, NO_FOOD_RULES } from "./food_rules.ts";
import type { FoodRulesStore } from "./food_rules_store.ts";

export interface GetFoodRulesPorts {
  readonly foodRules: Pick<FoodRulesStore, "find">;
  readonly ingredients: FoodTables;
}

/** A food with its name in the singular. */
export interface NamedFood {
  readonly key: FoodKey;
  readonly name: string;
}

/** A person's own rules, for the screen where they change them. */
export interface OwnFoodRules extends Omit<FoodRules, "dislikedFoods"> {
  readonly dislikedFoods: readonly NamedFood[];
  /** Whether the person has saved rules, or has said that they do not want any now. */
  readonly decided: boolean;
}

/** A person's own food rules, {@linkcode NO_FOOD_RULES} until they save others. */
export async function getFoodRules(ports: GetFoodRulesPorts, { userId }: { userId: UserId }): Promise<OwnFoodRules> {
  const rules = await ports.foodRules.find(userId);
  return { ...(await namedRules(ports, rules ?? NO_FOOD_RULES)), decided: rules !== undefined };
}

/** Rules with the names of their foods. */
export async function namedRules(
  { ingredients }: Pick<GetFoodRulesPorts, "ingredients">,
  { dislikedFoods, ...rules }: FoodRules,
): Promise<Omit<OwnFoodRules, "decided">> {
  if (dislikedFoods.length === 0) return { ...rules, dislikedFoods: [] };
  const { foods } = await ingredients.current();
  return { ...rules, dislikedFoods: dislikedFoods.map((key) => ({ key, name: foods.nameOf(key) })) };
}
