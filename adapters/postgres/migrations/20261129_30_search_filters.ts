import type { Knex } from "knex";

/**
 * `main_words` and the wider columns now also contain tags by which a search filters, from columns of the same row: "kcal:400" with
 * at most 400 kcal, "meal:dinner", "cuisine:south-asian" and "dish:main-dish". As `filterTagsOf` in core/search/search_filters.ts.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    WITH tagged AS (
      SELECT id, array_to_tsvector(
        ARRAY(SELECT 'kcal:' || most FROM unnest(ARRAY[300, 400, 500, 600, 800]) AS most WHERE kcal <= most)
        || ARRAY(SELECT 'meal:' || lower(meal) FROM unnest(meals) AS meal)
        || ARRAY(SELECT 'dish:' || replace(lower(dish_type), ' ', '-') FROM unnest(dish_types) AS dish_type)
        || ARRAY['cuisine:' || replace(lower(cuisine), ' ', '-')]) AS tags
        FROM stored_recipe
    )
    UPDATE stored_recipe
       SET main_words = main_words || tags, card_words = card_words || tags, words = words || tags
      FROM tagged WHERE tagged.id = stored_recipe.id`);
}

/** A server of the release before does not ask for the tags. */
export async function down(_knex: Knex): Promise<void> {}
