import type { Knex } from "knex";
import { type CatalogueFoods, FoodTable, type FoodTables } from "../../../core/food/mod.ts";
import { PostgresFoodStore } from "./food_store.ts";

/**
 * {@linkcode FoodTables} that caches the table in memory and reads it again when an import has raised the catalogue's
 * version.
 */
export class PostgresFoodTables implements FoodTables {
  readonly #knex: Knex;
  #held: { readonly version: number; readonly foods: Promise<FoodTable> } | undefined;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async current(): Promise<CatalogueFoods> {
    const { rows } = await this.#knex.raw<{ rows: [{ version: number }] }>("SELECT version FROM catalogue_version");
    const { version } = rows[0];
    // A table that is newer than its version is read once more than needed, never too seldom.
    if (this.#held === undefined || this.#held.version < version) this.#held = { version, foods: this.#load() };
    return { foods: await this.#held.foods };
  }

  async #load(): Promise<FoodTable> {
    try {
      return new FoodTable(await new PostgresFoodStore(this.#knex).all());
    } catch (error) {
      this.#held = undefined;
      throw error;
    }
  }
}
