import type { Knex } from "knex";

/**
 * A recipe's foods are words of the search index by their keys ("in:cilantro"), instead of by every word of all their names:
 * "chinese" would find Chinese parsley. `food.search_text` and `food.words` remain for servers of the release before.
 */
export async function up(knex: Knex): Promise<void> {
  // A recipe whose file was deleted is not imported again.
  await knex.raw(`
    WITH RECURSIVE line AS (
      SELECT key, key AS within, parent, 0 AS step FROM food
       UNION ALL
      SELECT line.key, food.key, food.parent, step + 1 FROM line JOIN food ON food.key = line.parent WHERE step < 5
    ), tagged AS (
      SELECT recipe.id,
             array_to_tsvector(coalesce(
               array_agg(DISTINCT 'in:' || within) FILTER (WHERE key = ANY (principal_foods)), '{}'
             )) AS main,
             array_to_tsvector(array_agg(DISTINCT 'in:' || within)) AS others
        FROM recipe
       CROSS JOIN LATERAL unnest(principal_foods || required_foods || optional_foods) AS used (food)
        JOIN line ON line.key = used.food
       GROUP BY recipe.id
    )
    UPDATE recipe
       SET main_words = main_words || main, card_words = card_words || others, words = words || others
      FROM tagged
     WHERE tagged.id = recipe.id`);
  // All others lose the words of foods' names when the catalogue is imported again.
  await knex.raw("UPDATE catalogue_version SET fingerprint = NULL");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("UPDATE catalogue_version SET fingerprint = NULL");
}
