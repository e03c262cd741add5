import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // A post outlives its recipe: only the link goes.
  await knex.raw("ALTER TABLE post ADD COLUMN recipe_id text REFERENCES recipe ON DELETE SET NULL");
  await knex.raw("CREATE INDEX post_by_recipe ON post (recipe_id, id) WHERE recipe_id IS NOT NULL");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE post DROP COLUMN recipe_id");
}
