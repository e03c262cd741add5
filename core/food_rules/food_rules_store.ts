import type { UserId } from "../account/mod.ts";
import type { NamedPerson } from "../household/mod.ts";
import type { FoodRules } from "./food_rules.ts";

/** The food rules of a member of a household. */
export interface MemberRules {
  readonly person: NamedPerson;
  readonly rules: FoodRules;
}

/** People's food rules. Every implementation passes `adapters/contracts/food_rules/food_rules_store_contract.ts`. */
export interface FoodRulesStore {
  /** The rules that this person has stored; undefined before the first time. */
  find(userId: UserId): Promise<FoodRules | undefined>;

  /** The rules of every member of the person's household, the person first. None for an unknown person. */
  listOfHousehold(userId: UserId): Promise<readonly MemberRules[]>;

  /** Replaces the person's rules. Does nothing for an unknown person. */
  save(userId: UserId, rules: FoodRules): Promise<void>;

  /** Stores rules for a person who has none. Changes no rules that are stored, also of a concurrent call. */
  saveFirst(userId: UserId, rules: FoodRules): Promise<void>;
}
