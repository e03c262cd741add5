import type { UserId } from "../../../core/account/mod.ts";
import { type FoodRules, type FoodRulesStore, type MemberRules, NO_FOOD_RULES } from "../../../core/food_rules/mod.ts";
import type { HouseholdStore } from "../../../core/household/mod.ts";

/** {@linkcode FoodRulesStore} in memory. It knows no unknown people. */
export class MemoryFoodRulesStore implements FoodRulesStore {
  readonly #rules = new Map<UserId, FoodRules>();
  readonly #households: Pick<HouseholdStore, "find"> | undefined;

  /** @param households by default each person lives alone, without a name. */
  constructor(households?: Pick<HouseholdStore, "find">) {
    this.#households = households;
  }

  async find(userId: UserId): Promise<FoodRules | undefined> {
    return this.#rules.get(userId);
  }

  async listOfHousehold(userId: UserId): Promise<readonly MemberRules[]> {
    const household = await this.#households?.find(userId, new Date());
    const members = household?.members ?? [{ id: userId, name: "" }];
    return members
      .toSorted((a, b) => Number(b.id === userId) - Number(a.id === userId))
      .map(({ id, name }) => ({ person: { id, name }, rules: this.#rules.get(id) ?? NO_FOOD_RULES }));
  }

  async save(userId: UserId, rules: FoodRules): Promise<void> {
    this.#rules.set(userId, structuredClone(rules));
  }

  async saveFirst(userId: UserId, rules: FoodRules): Promise<void> {
    if (!this.#rules.has(userId)) await this.save(userId, rules);
  }
}
