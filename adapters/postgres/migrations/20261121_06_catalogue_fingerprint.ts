import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // Fingerprint of the last imported files, so that a start with the same files skips the import.
  await knex.raw("ALTER TABLE catalogue_version ADD COLUMN fingerprint text");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE catalogue_version DROP COLUMN fingerprint");
}
