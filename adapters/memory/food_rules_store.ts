import type { UserId } from "../../core/account/mod.ts";
import type { FoodRules, FoodRulesStore } from "../../core/food_rules/mod.ts";

/** {@linkcode FoodRulesStore} in memory. It knows no unknown people. */
export class MemoryFoodRulesStore implements FoodRulesStore {
  readonly #rules = new Map<UserId, FoodRules>();

  async find(userId: UserId): Promise<FoodRules | undefined> {
    return this.#rules.get(userId);
  }

  async save(userId: UserId, rules: FoodRules): Promise<void> {
    this.#rules.set(userId, structuredClone(rules));
  }

  async saveFirst(userId: UserId, rules: FoodRules): Promise<void> {
    if (!this.#rules.has(userId)) await this.save(userId, rules);
  }
}
