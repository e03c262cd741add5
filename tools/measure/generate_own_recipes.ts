import type { Knex } from "knex";

/** People who write recipes. */
const AUTHORS = 10_000;
/** Recipes of one statement. */
const BATCH = 25_000;

/**
 * Gives 10,000 people so many own recipes each, the first half of them shared with their households. They are copies of generated
 * recipes under other names, with all that search reads. Takes about 5 minutes for fifty.
 */
export async function generateOwnRecipes(knex: Knex, each: number): Promise<void> {
  await knex.raw(
    `INSERT INTO person (identity_id, email, full_name)
     SELECT 'author-' || i, 'author-' || i || '@example.com', 'Author ' || i
       FROM generate_series(1, ?::integer - (SELECT count(*)::integer FROM person)) AS i`,
    [AUTHORS],
  );
  // With the columns of the table as they are, so that a new one is copied too.
  const { rows } = await knex.raw<{ rows: [{ columns: string }] }>(`
    SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns
      FROM pg_attribute
     WHERE attrelid = 'stored_recipe'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
       AND attname NOT IN ('id', 'name', 'owner_id', 'is_shared')`);
  const [{ columns }] = rows;
  for (let first = 0; first < AUTHORS * each; first += BATCH) {
    await knex.raw(
      `WITH author AS (
         SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM person ORDER BY id LIMIT ${AUTHORS}
       ), source AS MATERIALIZED (
         SELECT id, row_number() OVER (ORDER BY variety, id) - 1 AS place FROM recipe ORDER BY variety, id LIMIT ${BATCH}
       ), drawn AS (
         SELECT 'own-' || nextval('own_recipe_number') AS own_id, author.id AS author_id, source.id AS source_id, i
           FROM generate_series(:first::integer, :last::integer) AS i
           JOIN author ON author.place = i / :each::integer
           JOIN source ON source.place = (i::bigint * 7919) % (SELECT count(*) FROM source)
       ), copied AS (
         INSERT INTO stored_recipe (id, name, owner_id, is_shared, ${columns})
         SELECT own_id, 'Our ' || name, author_id, i % 2 = 0, ${columns} FROM drawn JOIN recipe ON recipe.id = source_id
         RETURNING id
       ), paged AS (
         INSERT INTO recipe_page
         SELECT (jsonb_populate_record(recipe_page, jsonb_build_object('recipe_id', own_id))).*
           FROM drawn JOIN recipe_page ON recipe_page.recipe_id = source_id
       )
       INSERT INTO own_recipe (recipe_id, owner_id, written)
       SELECT own_id, author_id, jsonb_build_object('name', 'Our ' || name, 'ingredients', '[]'::jsonb, 'steps', '[]'::jsonb,
                'notes', '[]'::jsonb, 'tags', '[]'::jsonb)
         FROM drawn JOIN recipe ON recipe.id = source_id`,
      { first, last: Math.min(first + BATCH, AUTHORS * each) - 1, each },
    );
  }
  await knex.raw("VACUUM ANALYZE stored_recipe, recipe_page, own_recipe, person");
}
