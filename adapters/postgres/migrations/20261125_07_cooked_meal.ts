import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // The recipe that was cooked, so that a server of the version before, which replaces a meal without this column, marks no other dish.
  await knex.raw("ALTER TABLE planned_meal ADD COLUMN cooked_recipe_id text");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE planned_meal DROP COLUMN cooked_recipe_id");
}
