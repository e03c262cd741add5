import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE person ADD COLUMN nutrition_aims jsonb NOT NULL DEFAULT '{}'");
  // The nutrition has a portion's weight now.
  await knex.raw("UPDATE catalogue_version SET fingerprint = NULL");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE person DROP COLUMN nutrition_aims");
}
