import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // A food's substitutes follow from its category and from reviewed substitutions: [{ use, how }], the best first.
  await knex.raw(`
    ALTER TABLE food
      ADD COLUMN category      text,
      ADD COLUMN stand_ins     jsonb  NOT NULL DEFAULT '[]',
      ADD COLUMN general_words text[] NOT NULL DEFAULT '{}'`);
  await knex.raw("ALTER TABLE food ALTER COLUMN stand_ins DROP DEFAULT, ALTER COLUMN general_words DROP DEFAULT");
  // Existing foods were stored without these columns, so the catalogue must be imported again.
  await knex.raw("UPDATE catalogue_version SET fingerprint = NULL");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE food DROP COLUMN general_words, DROP COLUMN stand_ins, DROP COLUMN category");
}
