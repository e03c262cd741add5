import type { Knex } from "knex";

/** Where a query is looked for, the narrowest first: each holds the words of the one before. */
const PLACES = [
  { words: "name_words", holds: "name_words @@ asked AND main_words @@ bounded" },
  { words: "main_words", holds: "main_words @@ bounded AND NOT name_words @@ asked" },
  { words: "card_words", holds: "card_words @@ bounded AND NOT main_words @@ bounded" },
  { words: "words", holds: "words @@ bounded AND NOT card_words @@ bounded" },
];

export async function up(knex: Knex): Promise<void> {
  // A food's words with all its names and those of the more general foods, filled by the store when foods are put.
  await knex.raw("ALTER TABLE food ADD COLUMN search_text text NOT NULL DEFAULT ''");
  await knex.raw("ALTER TABLE food ADD COLUMN words tsvector NOT NULL DEFAULT ''");
  // The name's words and what the dish mostly is: principal foods, kinds, preferences, diets, cuisine, tags.
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
  // The defaults were for the rows that were there.
  await knex.raw(`
    ALTER TABLE recipe
      ALTER COLUMN main_words DROP DEFAULT, ALTER COLUMN keywords DROP DEFAULT, ALTER COLUMN diets DROP DEFAULT,
      ALTER COLUMN principal_foods DROP DEFAULT`);
  await knex.raw("CREATE INDEX recipe_main_words ON recipe USING gin (main_words)");
  for (const place of PLACES) await createHolding(knex, place);
  // What is there was put without these words.
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
 * Recipes that hold several words in one place and not in a narrower one. A function for its settings: for two words
 * that are frequent apart and rare together the planner would walk the whole table, since it takes them for
 * independent. The inverted index alone intersects them, and `most` bounds what is read where they are frequent together.
 * `bounded` is what was asked for with its claims ("within30min"), which no name holds.
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
