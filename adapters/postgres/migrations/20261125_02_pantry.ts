import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE pantry_food (
      id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      household_id bigint NOT NULL REFERENCES household ON DELETE CASCADE,
      name         text NOT NULL,
      food         text,
      quantity     numeric(9, 3) CHECK (quantity > 0),
      unit         text,
      use_by       date,
      storage      text,
      always_there boolean NOT NULL,
      added_by     bigint REFERENCES person ON DELETE SET NULL,
      added_at     timestamptz NOT NULL,
      CHECK ((quantity IS NULL) = (unit IS NULL))
    );
    CREATE INDEX pantry_food_household ON pantry_food (household_id, id);
    CREATE INDEX pantry_food_adder ON pantry_food (added_by);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP TABLE pantry_food");
}
