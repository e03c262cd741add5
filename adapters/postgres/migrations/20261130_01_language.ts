import type { Knex } from "knex";

/** The language that a person chose for the product's texts; null for that of each browser. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE person ADD COLUMN language text CHECK (length(language) <= 35)");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE person DROP COLUMN language");
}
