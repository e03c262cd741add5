import type { Knex } from "knex";

/** By which release's rules an own recipe was derived from its text; see RECIPE_DERIVATION in core/cookbook/recipe_of_written.ts. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE own_recipe ADD COLUMN derivation integer NOT NULL DEFAULT 0");
  await knex.raw("CREATE INDEX own_recipe_derivation ON own_recipe (derivation)");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE own_recipe DROP COLUMN derivation");
}
