import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE person
      ADD COLUMN units text NOT NULL DEFAULT 'as-written' CHECK (units IN ('as-written', 'metric', 'us'))`);
  // The default is for servers of the release before, which do not write it.
  await knex.raw(`
    ALTER TABLE recipe_page
      ADD COLUMN scales text NOT NULL DEFAULT 'freely' CHECK (scales IN ('freely', 'in-batches', 'one-tin'))`);
  // The lines have amounts now, and the nutrition more nutrients.
  await knex.raw("UPDATE catalogue_version SET fingerprint = NULL");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE recipe_page DROP COLUMN scales");
  await knex.raw("ALTER TABLE person DROP COLUMN units");
}
