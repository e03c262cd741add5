import type { UserId } from "../account/mod.ts";
import type { FoodRules } from "./food_rules.ts";

/** People's food rules. Every implementation passes `adapters/contracts/food_rules_store_contract.ts`. */
export interface FoodRulesStore {
  /** The rules that this person has stored; undefined before the first time. */
  find(userId: UserId): Promise<FoodRules | undefined>;

  /** Replaces the person's rules. Does nothing for an unknown person. */
  save(userId: UserId, rules: FoodRules): Promise<void>;

  /** Stores rules for a person who has none. Changes no rules that are stored, also of a concurrent call. */
  saveFirst(userId: UserId, rules: FoodRules): Promise<void>;
}
