import type { Knex } from "knex";
import type { Food, FoodStore } from "../../core/recipe/mod.ts";
import { raiseCatalogueVersion } from "./catalogue_version.ts";

interface FoodRow {
  key: string;
  name: string;
  plural: string;
  parent: string | null;
  aliases: string[];
}

/** {@linkcode FoodStore} on the table `food`. */
export class PostgresFoodStore implements FoodStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async putAll(foods: readonly Food[]): Promise<void> {
    if (foods.length === 0) return;
    const rows = foods.map(({ key, name, plural, parent, aliases }) => ({
      key,
      name,
      plural,
      parent: parent ?? null,
      aliases: [...aliases],
    }));
    await this.#knex.transaction(async (transaction) => {
      await raiseCatalogueVersion(transaction);
      await transaction<FoodRow>("food").insert(rows).onConflict("key").merge();
    });
  }

  async all(): Promise<Food[]> {
    const rows: FoodRow[] = await this.#knex<FoodRow>("food")
      .select("key", "name", "plural", "parent", "aliases")
      .orderByRaw('key COLLATE "C"');
    return rows.map(({ parent, ...row }) => ({ ...row, parent: parent ?? undefined }));
  }
}
