import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // How a recipe keeps, and what else may go in. Before, these were the last lines of its last step.
  // The default is for servers of the release before, which write no notes.
  await knex.raw("ALTER TABLE recipe_page ADD COLUMN notes text[] NOT NULL DEFAULT '{}'");
  await knex.raw("UPDATE catalogue_version SET fingerprint = NULL");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE recipe_page DROP COLUMN notes");
}
