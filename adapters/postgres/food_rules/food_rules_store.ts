import type { Knex } from "knex";
import type { UserId } from "../../../core/account/mod.ts";
import type { FoodKey } from "../../../core/food/mod.ts";
import {
  type Avoidable,
  type Diet,
  type FoodRules,
  type FoodRulesStore,
  type Intolerance,
  type MemberRules,
  NO_FOOD_RULES,
} from "../../../core/food_rules/mod.ts";

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

  listOfHousehold(userId: UserId): Promise<readonly MemberRules[]> {
    return listMemberRules(this.#knex, userId);
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

/** {@linkcode FoodRulesStore.listOfHousehold}, also in a transaction. */
export async function listMemberRules(knex: Knex, userId: UserId): Promise<readonly MemberRules[]> {
  const { rows } = await knex.raw<{
    rows: (Pick<MemberRules["person"], "id"> & { full_name: string } & (FoodRulesRow | { diet: null }))[];
  }>(
    `SELECT person.id, full_name, diet, avoids, intolerances, disliked_foods
       FROM household_member AS own
       JOIN household_member AS member ON member.household_id = own.household_id
       JOIN person ON person.id = member.user_id
       LEFT JOIN food_rules ON food_rules.user_id = member.user_id
      WHERE own.user_id = ? ORDER BY member.user_id <> own.user_id, member.joined_at, member.user_id`,
    [userId],
  );
  return rows.map((row) => {
    const person = { id: row.id, name: row.full_name };
    if (row.diet === null) return { person, rules: NO_FOOD_RULES };
    const { diet, avoids, intolerances, disliked_foods: dislikedFoods } = row;
    return { person, rules: { diet, avoids, intolerances, dislikedFoods } };
  });
}
