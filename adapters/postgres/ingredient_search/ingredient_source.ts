import type { Knex } from "knex";
import { FoodTable } from "../../../core/food/mod.ts";
import {
  type IngredientCatalogue,
  IngredientIndex,
  IngredientIndexBuilder,
  type IngredientSource,
} from "../../../core/ingredient_search/mod.ts";
import { readFromPrimary } from "../../shared/lag_tolerance.ts";
import { PostgresFoodStore } from "../food/food_store.ts";
import { readIngredientIndex, storeIngredientIndex } from "./ingredient_index_parts.ts";

interface LoadedCatalogue extends IngredientCatalogue {
  readonly version: number;
}

// One text for each recipe, and a few thousand at a time: row objects with arrays, or all of a million at once, would
// cost the server hundreds of megabytes for a moment. Between two batches it answers others.
const BATCH = 2_000;

/** Postgres sorts all recipes for the first batch, which can take a busy server longer than a statement may. */
const LOAD_TIMEOUT_MS = 60_000;

const NEEDS = `
  DECLARE needs NO SCROLL CURSOR FOR
   SELECT concat(id, '|', array_to_string(required_foods, ','), '|', array_to_string(optional_foods, ',')) AS needs
     FROM recipe
    ORDER BY total_minutes, id COLLATE "C"`;

/**
 * {@linkcode IngredientSource} that caches the needs of all recipes in memory (11 MB for 100,000, up to 140 for a million)
 * and reads them again when an import has raised the catalogue's version. Counting matches in SQL, over the recipes of fifty
 * common foods, takes hundreds of times as long as with these lists of numbers.
 *
 * Of several servers over one database, the first that needs a version builds its index and stores it; the others read that.
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
      // All waiting callers share one load, of the primary: a replica has no unlogged table. If it began before this version existed, it is repeated.
      this.#loading ??= readFromPrimary(() => this.#load()).finally(() => {
        this.#loading = undefined;
      });
      this.#held = await this.#loading;
    }
    return this.#held;
  }

  async #load(): Promise<LoadedCatalogue> {
    const stored = await this.#inSnapshot(readStored);
    if (stored) return stored;
    return await this.#inSnapshot(async (transaction) => {
      // The others wait here, and then read. Unlike a statement, it does not fix the snapshot of the following reads.
      await transaction.raw("LOCK TABLE ingredient_index_part IN SHARE UPDATE EXCLUSIVE MODE");
      return (await readStored(transaction)) ?? (await build(transaction));
    });
  }

  #inSnapshot<Result>(read: (transaction: Knex.Transaction) => Promise<Result>): Promise<Result> {
    return this.#knex.transaction(
      async (transaction) => {
        await transaction.raw(`SET LOCAL statement_timeout = ${LOAD_TIMEOUT_MS}`);
        await transaction.raw(`SET LOCAL lock_timeout = ${LOAD_TIMEOUT_MS}`);
        return await read(transaction);
      },
      { isolationLevel: "repeatable read" },
    );
  }
}

async function readStored(transaction: Knex.Transaction): Promise<LoadedCatalogue | undefined> {
  const version = await versionOf(transaction);
  const parts = await readIngredientIndex(transaction, version);
  if (!parts) return undefined;
  const foods = await foodsOf(transaction);
  return { version, foods, recipes: IngredientIndex.of(parts, { roleOf: (food) => foods.roleOf(food) }) };
}

/** Builds the index of all recipes, and stores it. */
async function build(transaction: Knex.Transaction): Promise<LoadedCatalogue> {
  const version = await versionOf(transaction);
  const foods = await foodsOf(transaction);
  const builder = new IngredientIndexBuilder({ roleOf: (food) => foods.roleOf(food) });
  await transaction.raw(NEEDS);
  for (let isMore = true; isMore; ) {
    const { rows } = await transaction.raw<{ rows: { needs: string }[] }>(`FETCH ${BATCH} FROM needs`);
    for (const { needs } of rows) {
      const [id = "", required = "", optional = ""] = needs.split("|");
      builder.add({ id, required: keysOf(required), optional: keysOf(optional) });
    }
    isMore = rows.length === BATCH;
  }
  const recipes = builder.build();
  await storeIngredientIndex(transaction, version, recipes.parts);
  return { version, foods, recipes };
}

async function foodsOf(transaction: Knex.Transaction): Promise<FoodTable> {
  return new FoodTable(await new PostgresFoodStore(transaction).all());
}

async function versionOf(knex: Knex): Promise<number> {
  const { rows } = await knex.raw<{ rows: [{ version: number }] }>("SELECT version FROM catalogue_version");
  return rows[0].version;
}

function keysOf(text: string): string[] {
  return text === "" ? [] : text.split(",");
}
