import type { Knex } from "knex";
import {
  type Food,
  FoodTable,
  type IngredientCatalogue,
  IngredientIndex,
  type IngredientSource,
  type RecipeNeeds,
} from "../../core/recipe/mod.ts";

interface LoadedCatalogue extends IngredientCatalogue {
  readonly version: number;
}

// One statement sees one state of the catalogue, and one long text costs a fraction of a hundred thousand row objects.
const LOAD = `
  SELECT version,
         (SELECT coalesce(json_agg(food), '[]') FROM food) AS foods,
         (SELECT string_agg(concat_ws('|', id, array_to_string(required_foods, ','), array_to_string(optional_foods, ',')),
                            E'\\n' ORDER BY total_minutes, id COLLATE "C")
            FROM recipe) AS recipes
    FROM catalogue_version`;

/**
 * {@linkcode IngredientSource} that keeps the needs of all recipes in memory (about 10 MB for 100,000) and reads them
 * again when an import has raised the catalogue's version. A Postgres statement that counts matches over the lists of
 * fifty common foods takes a hundred times as long as the one pass over an array that this allows.
 */
export class PostgresIngredientSource implements IngredientSource {
  readonly #knex: Knex;
  #held: LoadedCatalogue | undefined;
  #loading: Promise<LoadedCatalogue> | undefined;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async current(): Promise<IngredientCatalogue> {
    const row = await this.#knex("catalogue_version").select("version").first();
    const version: number = row.version;
    while (this.#held === undefined || this.#held.version < version) {
      // Everybody who waits waits for the same one; it may have begun before our version was there.
      this.#loading ??= this.#load().finally(() => {
        this.#loading = undefined;
      });
      this.#held = await this.#loading;
    }
    return this.#held;
  }

  async #load(): Promise<LoadedCatalogue> {
    const { rows } = await this.#knex.raw<{ rows: [{ version: number; foods: Food[]; recipes: string | null }] }>(LOAD);
    const [{ version, foods, recipes }] = rows;
    return {
      version,
      foods: new FoodTable(foods.map((food) => ({ ...food, parent: food.parent ?? undefined }))),
      recipes: new IngredientIndex(needsOf(recipes ?? "")),
    };
  }
}

function* needsOf(text: string): Generator<RecipeNeeds> {
  for (const line of text === "" ? [] : text.split("\n")) {
    const [id = "", required = "", optional = ""] = line.split("|");
    yield { id, required: keysOf(required), optional: keysOf(optional) };
  }
}

function keysOf(text: string): string[] {
  return text === "" ? [] : text.split(",");
}
