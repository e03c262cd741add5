import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // Of the files that the last import read, so that a start with the same files need not import them again.
  await knex.raw("ALTER TABLE catalogue_version ADD COLUMN fingerprint text");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE catalogue_version DROP COLUMN fingerprint");
}
