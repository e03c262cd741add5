import type { Knex } from "knex";

/** What an import does with recipes that the person has already, and what an exported recipe has besides its text. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE recipe_import
      ADD COLUMN when_known text NOT NULL DEFAULT 'skip' CHECK (when_known IN ('skip', 'update', 'both'))`);
  // As RecipeSettings in core/cookbook/written_recipe.ts.
  await knex.raw("ALTER TABLE recipe_import_item ADD COLUMN settings jsonb NOT NULL DEFAULT '{}'");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE recipe_import_item DROP COLUMN settings");
  await knex.raw("ALTER TABLE recipe_import DROP COLUMN when_known");
}
