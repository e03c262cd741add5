import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE person
      ADD COLUMN energy_unit text NOT NULL DEFAULT 'cal' CHECK (energy_unit IN ('cal', 'kcal', 'kJ'))`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE person DROP COLUMN energy_unit");
}
