import type { Knex } from "knex";
import type { UserId } from "../../core/account/mod.ts";
import type { Avoidable, Diet, FoodRules, FoodRulesStore, Intolerance } from "../../core/food_rules/mod.ts";
import type { FoodKey } from "../../core/recipe/mod.ts";

interface FoodRulesRow {
  diet: Diet;
  avoids: Avoidable[];
  intolerances: Intolerance[];
  disliked_foods: FoodKey[];
}

// Reads the person in the same statement, so that one who is just leaving is unknown and no error.
const INSERT = `
  INSERT INTO food_rules (user_id, diet, avoids, intolerances, disliked_foods)
  SELECT id, :diet, CAST(:avoids AS text[]), CAST(:intolerances AS text[]), CAST(:dislikedFoods AS text[])
    FROM person WHERE id = :userId FOR KEY SHARE
      ON CONFLICT (user_id)`;

/** {@linkcode FoodRulesStore} on the table `food_rules`, which allows only known diets, things to avoid and intolerances. */
export class PostgresFoodRulesStore implements FoodRulesStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async find(userId: UserId): Promise<FoodRules | undefined> {
    const row: FoodRulesRow | undefined = await this.#knex("food_rules")
      .select("diet", "avoids", "intolerances", "disliked_foods")
      .where({ user_id: userId })
      .first();
    if (!row) return undefined;
    const { disliked_foods: dislikedFoods, ...rules } = row;
    return { ...rules, dislikedFoods };
  }

  async save(userId: UserId, rules: FoodRules): Promise<void> {
    await this.#knex.raw(
      `${INSERT} DO UPDATE SET diet = excluded.diet, avoids = excluded.avoids, intolerances = excluded.intolerances,
         disliked_foods = excluded.disliked_foods`,
      { userId, ...rules },
    );
  }

  async saveFirst(userId: UserId, rules: FoodRules): Promise<void> {
    await this.#knex.raw(`${INSERT} DO NOTHING`, { userId, ...rules });
  }
}
