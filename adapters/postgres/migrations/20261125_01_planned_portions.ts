import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE planned_meal
      ADD COLUMN portions real CHECK (portions BETWEEN 0.25 AND 48),
      ADD COLUMN leftovers_of_date date,
      ADD COLUMN leftovers_of_meal_time text CHECK (leftovers_of_meal_time IN ('Breakfast', 'Lunch', 'Dinner', 'Snacks')),
      ADD COLUMN leftovers_keep_days smallint CHECK (leftovers_keep_days BETWEEN 1 AND 14),
      ADD CHECK (num_nonnulls(leftovers_of_date, leftovers_of_meal_time, leftovers_keep_days) IN (0, 3))`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE planned_meal
      DROP COLUMN portions,
      DROP COLUMN leftovers_of_date,
      DROP COLUMN leftovers_of_meal_time,
      DROP COLUMN leftovers_keep_days`);
}
