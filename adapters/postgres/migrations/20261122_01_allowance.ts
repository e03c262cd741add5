import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // Unlogged: counts of the last minutes are not worth a write-ahead log, and a crash may forget them.
  // Room in every page, so that a count moves on within it without touching the index.
  await knex.raw(`
    CREATE UNLOGGED TABLE allowance (
      key     text        PRIMARY KEY,
      -- Since it last was full; only of what comes back as a whole.
      used    integer     NOT NULL,
      -- When it is as if nobody ever took of it.
      full_at timestamptz NOT NULL
    ) WITH (fillfactor = 50)`);

  // A function, because it decides on what it reads under the row's lock. One of per_second and window_ms is given.
  await knex.raw(`
    CREATE FUNCTION allowance_draw(
      wanted_key text, wanted integer, at_once integer, per_second double precision, window_ms double precision
    )
    -- next_in: milliseconds until it is worth asking again. full_in: until what was granted is worth nothing any more.
    RETURNS TABLE (granted integer, next_in double precision, full_in double precision) LANGUAGE plpgsql AS $$
    DECLARE
      held allowance;
      moment timestamptz;
      taken double precision;
      room integer;
    BEGIN
      INSERT INTO allowance VALUES (wanted_key, 0, clock_timestamp())
      ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING * INTO held;

      moment := clock_timestamp();
      IF held.full_at <= moment THEN
        held.used := 0;
        held.full_at := moment + coalesce(window_ms, 0) * interval '1 millisecond';
      END IF;

      taken := CASE WHEN window_ms IS NULL THEN extract(epoch FROM held.full_at - moment) * per_second ELSE held.used END;
      room := floor(at_once - taken + 0.000001);
      -- Less and less towards the end, so that no instance sits on what another one is asked for.
      granted := CASE WHEN room < 1 THEN 0 ELSE least(wanted, greatest(1, room / 4)) END;

      IF granted > 0 AND window_ms IS NULL THEN
        held.full_at := held.full_at + granted / per_second * interval '1 second';
      ELSIF granted > 0 THEN
        held.used := held.used + granted;
      END IF;
      full_in := extract(epoch FROM held.full_at - moment) * 1000;
      next_in := CASE
        WHEN granted > 0 THEN 0
        WHEN window_ms IS NULL THEN (taken + 1 - at_once) / per_second * 1000
        ELSE full_in
      END;
      UPDATE allowance SET used = held.used, full_at = held.full_at WHERE key = wanted_key;
      RETURN NEXT;
    END $$`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP FUNCTION allowance_draw");
  await knex.raw("DROP TABLE allowance");
}
