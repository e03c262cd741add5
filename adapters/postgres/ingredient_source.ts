import type { Knex } from "knex";
import {
  FoodTable,
  type IngredientCatalogue,
  IngredientIndexBuilder,
  type IngredientSource,
} from "../../core/recipe/mod.ts";
import { PostgresFoodStore } from "./food_store.ts";

interface LoadedCatalogue extends IngredientCatalogue {
  readonly version: number;
}

interface NeedsRow {
  ids: string;
  needs: string;
}

// A few hundred recipes to a row, as text: a row object for each of them, with its arrays, would cost the server a
// hundred megabytes for a moment. Ids apart from needs, because pieces of a text keep all of it in memory.
const NEEDS = `
  SELECT string_agg(id, ' ' ORDER BY place) AS ids, string_agg(needs, ' ' ORDER BY place) AS needs
    FROM (SELECT id, array_to_string(required_foods, ',') || '|' || array_to_string(optional_foods, ',') AS needs,
                 row_number() OVER (ORDER BY total_minutes, id COLLATE "C") AS place
            FROM recipe) AS recipes
   GROUP BY place / 500
   ORDER BY place / 500`;

/**
 * {@linkcode IngredientSource} that keeps the needs of all recipes in memory (about 16 MB for 100,000) and reads them
 * again when an import has raised the catalogue's version. To count matches in SQL, over the recipes of fifty common
 * foods, takes hundreds of times as long as the lists of numbers that this allows.
 */
export class PostgresIngredientSource implements IngredientSource {
  readonly #knex: Knex;
  #held: LoadedCatalogue | undefined;
  #loading: Promise<LoadedCatalogue> | undefined;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async current(): Promise<IngredientCatalogue> {
    const version = await versionOf(this.#knex);
    while (this.#held === undefined || this.#held.version < version) {
      // One reading serves everybody who waits. It may have begun before our version was there: then once more.
      this.#loading ??= this.#load().finally(() => {
        this.#loading = undefined;
      });
      this.#held = await this.#loading;
    }
    return this.#held;
  }

  #load(): Promise<LoadedCatalogue> {
    return this.#knex.transaction(
      async (transaction) => {
        const version = await versionOf(transaction);
        const foods = new FoodTable(await new PostgresFoodStore(transaction).all());
        const { rows } = await transaction.raw<{ rows: NeedsRow[] }>(NEEDS);
        const recipes = new IngredientIndexBuilder();
        for (const row of rows) {
          const needs = row.needs.split(" ");
          row.ids.split(" ").forEach((id, place) => {
            const [required = "", optional = ""] = needs[place]?.split("|") ?? [];
            recipes.add({ id, required: keysOf(required), optional: keysOf(optional) });
          });
        }
        return { version, foods, recipes: recipes.build() };
      },
      // One snapshot for all that is read.
      { isolationLevel: "repeatable read", readOnly: true },
    );
  }
}

async function versionOf(knex: Knex): Promise<number> {
  const { rows } = await knex.raw<{ rows: [{ version: number }] }>("SELECT version FROM catalogue_version");
  return rows[0].version;
}

function keysOf(text: string): string[] {
  return text === "" ? [] : text.split(",");
}
