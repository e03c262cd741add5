import type { Knex } from "knex";

/** How foods are weighed and bought, for the shopping list. Null of foods of a server of the release before. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE food ADD COLUMN weights jsonb, ADD COLUMN purchase jsonb");
  // Existing foods were stored without these columns, and recipes without the grams of their lines.
  await knex.raw("UPDATE catalogue_version SET fingerprint = NULL");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE food DROP COLUMN purchase, DROP COLUMN weights");
}
