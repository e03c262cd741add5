import type { Knex } from "knex";

const MEALS = ["Breakfast", "Lunch", "Dinner", "Snacks"];

export async function up(knex: Knex): Promise<void> {
  // A server of the release before does not write these: what it imports is suggested for no meal.
  await knex.raw(`
    ALTER TABLE recipe
      ADD COLUMN meals          text[]  NOT NULL DEFAULT '{}',
      ADD COLUMN active_minutes integer CHECK (active_minutes > 0)`);
  await knex.raw(`
    ALTER TABLE recipe_page
      ADD COLUMN ahead_minutes  integer NOT NULL DEFAULT 0 CHECK (ahead_minutes >= 0),
      -- Null in a recipe that was imported before it was known.
      ADD COLUMN keeps_days     smallint CHECK (keeps_days >= 0),
      ADD COLUMN freezer_months smallint CHECK (freezer_months >= 0)`);
  // The recipes of a meal in the shuffled order.
  for (const meal of MEALS) {
    await knex.raw(`CREATE INDEX ?? ON recipe (variety, id COLLATE "C") WHERE meals @> '{${meal}}'`, [
      `recipe_${meal.toLowerCase()}`,
    ]);
  }
  await knex.raw("UPDATE catalogue_version SET fingerprint = NULL");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    "ALTER TABLE recipe_page DROP COLUMN ahead_minutes, DROP COLUMN keeps_days, DROP COLUMN freezer_months",
  );
  // With the indexes, whose condition is on `meals`.
  await knex.raw("ALTER TABLE recipe DROP COLUMN meals, DROP COLUMN active_minutes");
}
