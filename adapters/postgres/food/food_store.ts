import type { Knex } from "knex";
import type { Food, FoodStore, FoodWeights, Purchase, StandIn } from "../../../core/food/mod.ts";
import { incrementCatalogueVersion } from "../recipe/catalogue_version.ts";

interface FoodRow {
  key: string;
  name: string;
  plural: string;
  parent: string | null;
  aliases: string[];
  category: string | null;
  stand_ins: readonly StandIn[];
  general_words: string[];
  weights: FoodWeights | null;
  purchase: Purchase | null;
}

/** {@linkcode FoodStore} on the table `food`. */
export class PostgresFoodStore implements FoodStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async putAll(foods: readonly Food[]): Promise<void> {
    if (foods.length === 0) return;
    const rows = foods.map(toRow);
    await this.#knex.transaction(async (transaction) => {
      await incrementCatalogueVersion(transaction);
      await transaction("food").insert(rows).onConflict("key").merge();
      // Names of foods are known words even without a recipe, so that search does not correct them as misspelled.
      await transaction.raw(
        `INSERT INTO search_word
         SELECT DISTINCT word
           FROM food
          CROSS JOIN LATERAL unnest(tsvector_to_array(to_tsvector('recipe_prefix',
                  translate(concat_ws(' ', name, plural, array_to_string(aliases, ' ')), '/.-', '   ')))) AS word
          WHERE char_length(word) > 2
             ON CONFLICT DO NOTHING`,
      );
    });
  }

  async all(): Promise<Food[]> {
    const rows: FoodRow[] = await this.#knex<FoodRow>("food")
      .select(
        "key",
        "name",
        "plural",
        "parent",
        "aliases",
        "category",
        "stand_ins",
        "general_words",
        "weights",
        "purchase",
      )
      .orderByRaw('key COLLATE "C"');
    return rows.map(toFood);
  }
}

function toRow(food: Food) {
  const { key, name, plural, parent, aliases, category, standIns = [], generalWords = [], weights, purchase } = food;
  return {
    key,
    name,
    plural,
    parent: parent ?? null,
    aliases: [...aliases],
    category: category ?? null,
    // As text, because the driver would convert it to a Postgres array.
    stand_ins: JSON.stringify(standIns),
    general_words: [...generalWords],
    weights: weights ? JSON.stringify(weights) : null,
    purchase: purchase ? JSON.stringify(purchase) : null,
  };
}

function toFood({ parent, category, stand_ins, general_words, weights, purchase, ...names }: FoodRow): Food {
  return {
    ...names,
    parent: parent ?? undefined,
    category: category ?? undefined,
    standIns: stand_ins,
    generalWords: general_words,
    weights: weights ?? undefined,
    purchase: purchase ?? undefined,
  };
}
