import type { Knex } from "knex";
import { FoodTable } from "../../core/recipe/mod.ts";
import { PostgresFoodStore } from "./food_store.ts";

/** The food table, kept in memory and read again when an import has raised the catalogue's version. */
export class PostgresFoodTables {
  readonly #knex: Knex;
  #held: { readonly version: number; readonly foods: Promise<FoodTable> } | undefined;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  /** The same form as `IngredientSource.current`, without the recipes. */
  async current(): Promise<{ readonly foods: FoodTable }> {
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
