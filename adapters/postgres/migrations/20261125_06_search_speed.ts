import type { Knex } from "knex";

/**
 * A search reads recipes with words in their name by these functions, which read no long column of a recipe: Postgres combines
 * the indexes of names and of `main_words`. The function before (`recipe_holding_in_name_words`) tests the conditions of each
 * recipe with the words, which are many for a frequent word. It remains for servers of the release before.
 */
const FUNCTIONS = {
  recipe_named: { parameters: "asked tsquery", holds: "name_words @@ asked" },
  recipe_named_and_bounded: {
    parameters: "asked tsquery, bounded tsquery, longest integer",
    holds: "name_words @@ asked AND main_words @@ bounded AND total_minutes <= longest",
  },
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, { parameters, holds }] of Object.entries(FUNCTIONS)) {
    // A function, because it needs its own planner settings: see migration 20261121_07. The planner believes that words with a
    // condition are rare, and would use one index only; without knowing the words it combines both.
    await knex.raw(`
      CREATE FUNCTION ${name} (${parameters}, most integer) RETURNS TABLE (id text, name_length smallint)
      LANGUAGE sql STABLE ROWS 100
      SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
      SET plan_cache_mode = force_generic_plan
      AS $$ SELECT recipe.id, recipe.name_length FROM recipe WHERE ${holds} LIMIT most $$`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [name, { parameters }] of Object.entries(FUNCTIONS)) {
    await knex.raw(`DROP FUNCTION ${name} (${parameters}, integer)`);
  }
}
