import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE calendar_feed (
      user_id    bigint      PRIMARY KEY REFERENCES person ON DELETE CASCADE,
      -- SHA-256 of the token in the feed's address.
      token_hash text        NOT NULL UNIQUE,
      created_at timestamptz NOT NULL,
      -- When all its events changed.
      changed_at timestamptz NOT NULL
    );
    ALTER TABLE person ADD COLUMN meal_times jsonb NOT NULL DEFAULT '{}';
    ALTER TABLE planned_meal ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();

    -- Also for the statements of the version before, while an update runs.
    CREATE FUNCTION note_meal_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.changed_at := now();
      RETURN NEW;
    END $$;
    CREATE TRIGGER note_meal_change BEFORE UPDATE ON planned_meal FOR EACH ROW EXECUTE FUNCTION note_meal_change();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER note_meal_change ON planned_meal;
    DROP FUNCTION note_meal_change;
    ALTER TABLE planned_meal DROP COLUMN changed_at;
    ALTER TABLE person DROP COLUMN meal_times;
    DROP TABLE calendar_feed;
  `);
}
