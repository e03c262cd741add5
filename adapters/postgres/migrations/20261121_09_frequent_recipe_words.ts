import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await countFrequentWords(knex);
  // "IS TRUE" keeps claims out of this index: a word in a name is rare, but very many recipes are quick or vegan.
  await createHoldingInNames(knex, "name_words @@ asked AND (main_words @@ bounded) IS TRUE");
}

export async function down(knex: Knex): Promise<void> {
  await createHoldingInNames(knex, "name_words @@ asked AND main_words @@ bounded");
  await knex.raw("DROP FUNCTION is_frequent_recipe_word");
}

/**
 * Whether a column contains a word in at least this many recipes, by the planner's statistics. These cover only the most
 * common words. The planner assumes half the frequency of the rarest of them for any other word, and would scan all
 * recipes for a word that occurs once. Without statistics no word is frequent.
 */
async function countFrequentWords(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION is_frequent_recipe_word (place text, asked tsquery, many integer) RETURNS boolean
    LANGUAGE sql STABLE
    RETURN coalesce((
      SELECT array_to_tsvector(array_agg(word) FILTER (WHERE share * reltuples >= many)) @@ asked
        FROM pg_class
        JOIN pg_stats ON tablename = relname AND schemaname = relnamespace::regnamespace::text AND attname = place
       CROSS JOIN LATERAL unnest(most_common_elems::text::text[], most_common_elem_freqs) AS common (word, share)
       WHERE pg_class.oid = 'recipe'::regclass AND reltuples >= many AND word IS NOT NULL
    ), false)`);
}

/** The function of migration 07 with another body. */
async function createHoldingInNames(knex: Knex, holds: string): Promise<void> {
  await knex.raw(`
    CREATE OR REPLACE FUNCTION recipe_holding_in_name_words (
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
