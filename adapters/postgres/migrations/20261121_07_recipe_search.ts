import type { Knex } from "knex";

/** The columns that a search reads, narrowest first: each contains the words of the one before. */
const PLACES = [
  { words: "name_words", holds: "name_words @@ asked AND main_words @@ bounded" },
  { words: "main_words", holds: "main_words @@ bounded AND NOT name_words @@ asked" },
  { words: "card_words", holds: "card_words @@ bounded AND NOT main_words @@ bounded" },
  { words: "words", holds: "words @@ bounded AND NOT card_words @@ bounded" },
];

export async function up(knex: Knex): Promise<void> {
  // All names of a food and of its more general foods. The store fills it when it stores foods.
  await knex.raw("ALTER TABLE food ADD COLUMN search_text text NOT NULL DEFAULT ''");
  await knex.raw("ALTER TABLE food ADD COLUMN words tsvector NOT NULL DEFAULT ''");
  // Words of the name, principal foods, kinds, preferences, diets, cuisine and tags.
  await knex.raw(`
    ALTER TABLE recipe
      ADD COLUMN main_words      tsvector NOT NULL DEFAULT '',
      ADD COLUMN keywords        text[]   NOT NULL DEFAULT '{}',
      ADD COLUMN diets           text[]   NOT NULL DEFAULT '{}',
      ADD COLUMN principal_kind  text,
      ADD COLUMN principal_foods text[]   NOT NULL DEFAULT '{}'`);
  await knex.raw(
    "UPDATE recipe SET diets = recipe_page.diets FROM recipe_page WHERE recipe_page.recipe_id = recipe.id",
  );
  await knex.raw("ALTER TABLE recipe_page DROP COLUMN diets");
  // The defaults were only for existing rows.
  await knex.raw(`
    ALTER TABLE recipe
      ALTER COLUMN main_words DROP DEFAULT, ALTER COLUMN keywords DROP DEFAULT, ALTER COLUMN diets DROP DEFAULT,
      ALTER COLUMN principal_foods DROP DEFAULT`);
  await knex.raw("CREATE INDEX recipe_main_words ON recipe USING gin (main_words)");
  for (const place of PLACES) await createHolding(knex, place);
  // Existing rows were stored without these words, so the catalogue must be imported again.
  await knex.raw("UPDATE catalogue_version SET fingerprint = NULL");
}

export async function down(knex: Knex): Promise<void> {
  for (const { words } of PLACES) await knex.raw(`DROP FUNCTION recipe_holding_in_${words}`);
  await knex.raw("ALTER TABLE recipe_page ADD COLUMN diets text[] NOT NULL DEFAULT '{}'");
  await knex.raw("UPDATE recipe_page SET diets = recipe.diets FROM recipe WHERE recipe_page.recipe_id = recipe.id");
  await knex.raw(
    "ALTER TABLE recipe DROP COLUMN principal_foods, DROP COLUMN principal_kind, DROP COLUMN diets, DROP COLUMN keywords, DROP COLUMN main_words",
  );
  await knex.raw("ALTER TABLE food DROP COLUMN words, DROP COLUMN search_text");
}

/**
 * Recipes that contain several words in one column but not in a narrower one. A function, because it needs its own
 * planner settings: the planner assumes that words are independent, and would scan the whole table for two words that
 * are frequent alone and rare together. The inverted index intersects them, and `most` limits the rows that are read.
 * `bounded` is the query with its claims ("within30min"), which no name contains.
 */
async function createHolding(knex: Knex, { words, holds }: (typeof PLACES)[number]): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION recipe_holding_in_${words} (
      asked tsquery, bounded tsquery, some_of tsquery, without tsquery, longest integer, most integer
    ) RETURNS TABLE (id text, name_length smallint, is_named boolean)
    LANGUAGE sql STABLE ROWS 100
    SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
    AS $$
      SELECT recipe.id, recipe.name_length, recipe.name_words @@ some_of
        FROM recipe
       WHERE ${holds}
         AND NOT card_words @@ without
         AND total_minutes <= longest
       LIMIT most
    $$`);
}
