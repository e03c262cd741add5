import type { Knex } from "knex";
import { readRecipeFiles } from "../../catalogue/importer/read_recipe_files.ts";
import { ingredientsOf, type RecipeFile } from "../../catalogue/importer/recipe_file.ts";
import type { FoodKey } from "../../core/recipe/mod.ts";
import { seededRandom } from "../measure/seeded_random.ts";

const BATCH = 5_000;
const REPLACED_SHARE = 0.33;

interface Needs {
  readonly required: readonly FoodKey[];
  readonly optional: readonly FoodKey[];
}

/**
 * Fills `recipe` with generated rows for ingredient search: the foods of the catalogue's recipes, with a third of them
 * replaced at random, weighted by use. The rows are the same every time. About half a minute for a million.
 */
export async function fillNeeds(knex: Knex, size: number): Promise<void> {
  const patterns = (await readRecipeFiles()).flatMap((read) => ("file" in read ? [needsOf(read.file)] : []));
  const used = patterns.flatMap(({ required }) => required);
  const chance = seededRandom(20_261_121);
  const pick = <T>(from: readonly T[]) => from[Math.floor(chance() * from.length)] as T;
  const replaced = (foods: readonly FoodKey[]) => [
    ...new Set(foods.map((food) => (chance() < REPLACED_SHARE ? pick(used) : food))),
  ];
  await knex.raw(DROP_NOT_NULL);
  for (let first = 0; first < size; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, size - first) }, (_, place): NeedsRow => {
      const { required, optional } = pick(patterns);
      return {
        id: `made-up-recipe-number-${first + place}`,
        minutes: 5 * (2 + Math.floor(chance() ** 2 * 30)),
        required: replaced(required),
        optional: replaced(optional),
      };
    });
    await insertNeeds(knex, rows);
  }
  await knex.raw("VACUUM ANALYZE recipe");
}

interface NeedsRow extends Needs {
  readonly id: string;
  readonly minutes: number;
}

// Columns that only other searches need may then be NULL.
const DROP_NOT_NULL = `
  DO $$
  DECLARE name text;
  BEGIN
    FOR name IN SELECT attname FROM pg_attribute
                 WHERE attrelid = 'recipe'::regclass AND attnum > 0 AND attnotnull AND attgenerated = ''
                   AND attname <> 'id'
    LOOP
      EXECUTE format('ALTER TABLE recipe ALTER COLUMN %I DROP NOT NULL', name);
    END LOOP;
  END $$`;

async function insertNeeds(knex: Knex, rows: readonly NeedsRow[]): Promise<void> {
  await knex.raw(
    `INSERT INTO recipe (id, name, main_image, kcal, total_minutes, required_foods, optional_foods)
     SELECT id, 'Made up ' || id, '/pictures/made-up.webp', 400, minutes,
            string_to_array(required, ','), string_to_array(optional, ',')
       FROM unnest(?::text[], ?::int[], ?::text[], ?::text[]) AS made (id, minutes, required, optional)`,
    [
      rows.map(({ id }) => id),
      rows.map(({ minutes }) => minutes),
      rows.map(({ required }) => required.join(",")),
      rows.map(({ optional }) => optional.join(",")),
    ],
  );
}

function needsOf(recipe: RecipeFile): Needs {
  const lines = ingredientsOf(recipe);
  return {
    required: lines.filter(({ optional }) => !optional).map(({ food }) => food),
    optional: lines.filter(({ optional }) => optional).map(({ food }) => food),
  };
}
