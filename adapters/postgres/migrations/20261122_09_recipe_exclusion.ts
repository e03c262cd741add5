import type { Knex } from "knex";

/** The columns that a search reads, narrowest first: each contains the words of the one before. */
const PLACES = [
  { words: "name_words", holds: "name_words @@ asked AND (main_words @@ bounded) IS TRUE" },
  { words: "main_words", holds: "main_words @@ bounded AND NOT name_words @@ asked" },
  { words: "card_words", holds: "card_words @@ bounded AND NOT main_words @@ bounded" },
  { words: "words", holds: "words @@ bounded AND NOT card_words @@ bounded" },
];

/**
 * `main_words` and the wider columns now also contain the tags by which a query leaves recipes out. They are negated in
 * `bounded`, so that the inverted index never returns an excluded recipe, instead of words in a filter of their own.
 */
export async function up(knex: Knex): Promise<void> {
  // Those of migration 07 with the parameter `without` remain for servers of the release before.
  for (const place of PLACES) await createHolding(knex, place);
  await tagStoredRecipes(knex);
  // Made-from foods and diets by figures are only known to the importer, so the catalogue must be imported again.
  await knex.raw("UPDATE catalogue_version SET fingerprint = NULL");
}

export async function down(knex: Knex): Promise<void> {
  for (const { words } of PLACES) {
    await knex.raw(`DROP FUNCTION recipe_holding_in_${words} (tsquery, tsquery, tsquery, integer, integer)`);
  }
}

/** A recipe whose file was deleted is not imported again. What is unknown of it counts as broken. */
async function tagStoredRecipes(knex: Knex): Promise<void> {
  await knex.raw(`
    WITH RECURSIVE line AS (
      SELECT key, key AS within, parent, 0 AS step FROM food
       UNION ALL
      SELECT line.key, food.key, food.parent, step + 1 FROM line JOIN food ON food.key = line.parent WHERE step < 5
    ), tagged AS (
      SELECT recipe.id, array_to_tsvector(
               '{fried,not:kosher,not:keto,not:low-carb}'::text[]
               || ARRAY(SELECT 'has:' || constituent FROM unnest(contains || may_contain) AS constituent)
               || ARRAY(SELECT 'not:' || diet FROM unnest('{vegan,vegetarian}'::text[]) AS diet WHERE diet <> ALL (diets))
               || ARRAY(SELECT 'food:' || within FROM line WHERE key = ANY (required_foods || optional_foods))
             ) AS tags
        FROM recipe
    )
    UPDATE recipe
       SET main_words = main_words || tags, card_words = card_words || tags, words = words || tags
      FROM tagged
     WHERE tagged.id = recipe.id`);
}

/** The function of migration 07 without a filter of its own for excluded words. */
async function createHolding(knex: Knex, { words, holds }: (typeof PLACES)[number]): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION recipe_holding_in_${words} (
      asked tsquery, bounded tsquery, some_of tsquery, longest integer, most integer
    ) RETURNS TABLE (id text, name_length smallint, is_named boolean)
    LANGUAGE sql STABLE ROWS 100
    SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
    AS $$
      SELECT recipe.id, recipe.name_length, recipe.name_words @@ some_of
        FROM recipe
       WHERE ${holds}
         AND total_minutes <= longest
       LIMIT most
    $$`);
}
