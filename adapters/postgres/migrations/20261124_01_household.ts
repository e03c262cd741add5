import type { Knex } from "knex";

// The triggers do what a server of the version before does not know of, while an update runs.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    LOCK TABLE person, planned_meal IN SHARE ROW EXCLUSIVE MODE;

    CREATE TABLE household (
      id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name    text,
      version bigint NOT NULL DEFAULT 0
    );
    CREATE TABLE household_member (
      user_id      bigint PRIMARY KEY REFERENCES person ON DELETE CASCADE,
      household_id bigint NOT NULL REFERENCES household,
      portions     numeric(4, 2) NOT NULL DEFAULT 1 CHECK (portions BETWEEN 0.25 AND 10),
      joined_at    timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX household_member_household ON household_member (household_id);
    CREATE TABLE household_invitation (
      id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      household_id bigint NOT NULL REFERENCES household ON DELETE CASCADE,
      token_hash   text NOT NULL UNIQUE,
      created_by   bigint NOT NULL REFERENCES person ON DELETE CASCADE,
      created_at   timestamptz NOT NULL,
      expires_at   timestamptz NOT NULL
    );
    CREATE INDEX household_invitation_household ON household_invitation (household_id);
    CREATE INDEX household_invitation_creator ON household_invitation (created_by);

    WITH numbered AS MATERIALIZED (
      SELECT id AS user_id, nextval(pg_get_serial_sequence('household', 'id')) AS household_id, created_at FROM person
    ), made AS (
      INSERT INTO household (id) OVERRIDING SYSTEM VALUE SELECT household_id FROM numbered
    )
    INSERT INTO household_member (user_id, household_id, joined_at)
    SELECT user_id, household_id, created_at FROM numbered;

    CREATE FUNCTION add_household() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      WITH made AS (INSERT INTO household DEFAULT VALUES RETURNING id)
      INSERT INTO household_member (user_id, household_id) SELECT NEW.id, id FROM made;
      RETURN NULL;
    END $$;
    CREATE TRIGGER add_household AFTER INSERT ON person FOR EACH ROW EXECUTE FUNCTION add_household();

    -- Of two members who go at the same time, the second sees that the first is gone.
    CREATE FUNCTION remove_empty_household() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM 1 FROM household WHERE id = OLD.household_id FOR UPDATE;
      DELETE FROM household WHERE id = OLD.household_id
        AND NOT EXISTS (SELECT FROM household_member WHERE household_id = OLD.household_id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER remove_empty_household AFTER DELETE OR UPDATE OF household_id ON household_member
      FOR EACH ROW EXECUTE FUNCTION remove_empty_household();

    ALTER TABLE planned_meal ADD COLUMN household_id bigint REFERENCES household ON DELETE CASCADE;
    UPDATE planned_meal SET household_id = household_member.household_id
      FROM household_member WHERE household_member.user_id = planned_meal.user_id;
    ALTER TABLE planned_meal
      DROP CONSTRAINT planned_meal_pkey,
      DROP CONSTRAINT planned_meal_user_id_fkey,
      ADD PRIMARY KEY (household_id, date, meal_time),
      ALTER COLUMN user_id DROP NOT NULL,
      ADD FOREIGN KEY (user_id) REFERENCES person ON DELETE SET NULL;
    -- For the statements of the version before. A person plans for one household only.
    CREATE UNIQUE INDEX planned_meal_planner ON planned_meal (user_id, date, meal_time);

    -- The meal of another member is deleted, because the version before replaces only a person's own.
    CREATE FUNCTION find_household() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM 1 FROM person WHERE id = NEW.user_id FOR KEY SHARE;
      SELECT household_id INTO NEW.household_id FROM household_member WHERE user_id = NEW.user_id FOR SHARE;
      UPDATE household SET version = version + 1 WHERE id = NEW.household_id;
      DELETE FROM planned_meal
        WHERE household_id = NEW.household_id AND date = NEW.date AND meal_time = NEW.meal_time
          AND user_id IS DISTINCT FROM NEW.user_id;
      RETURN NEW;
    END $$;
    CREATE TRIGGER find_household BEFORE INSERT ON planned_meal
      FOR EACH ROW WHEN (NEW.household_id IS NULL) EXECUTE FUNCTION find_household();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER find_household ON planned_meal;
    DROP FUNCTION find_household;
    DELETE FROM planned_meal WHERE user_id IS NULL;
    ALTER TABLE planned_meal
      DROP COLUMN household_id,
      DROP CONSTRAINT planned_meal_user_id_fkey,
      ADD FOREIGN KEY (user_id) REFERENCES person ON DELETE CASCADE,
      ADD PRIMARY KEY (user_id, date, meal_time);
    DROP INDEX planned_meal_planner;
    DROP TRIGGER add_household ON person;
    DROP FUNCTION add_household;
    DROP TABLE household_invitation, household_member, household;
    DROP FUNCTION remove_empty_household;
  `);
}
