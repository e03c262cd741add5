import type { UserId } from "../account/mod.ts";
import type { FoodKey, FoodTables } from "../food/mod.ts";
import { DomainError } from "../shared/mod.ts";
import { DISLIKED_FOODS_MAX, type FoodRules, mergeFoodRules, NO_FOOD_RULES } from "./food_rules.ts";
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

/** Stores that a person does not want to state rules now, so that the product does not ask again. Existing rules stay. */
export async function declineFoodRules(
  { foodRules }: { readonly foodRules: Pick<FoodRulesStore, "saveFirst"> },
  { userId }: { userId: UserId },
): Promise<void> {
  await foodRules.saveFirst(userId, NO_FOOD_RULES);
}
