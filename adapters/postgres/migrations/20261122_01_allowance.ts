import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // Unlogged: counters of the last minutes may be lost in a crash, and are not worth a write-ahead log.
  // A low fill factor leaves space in every page, so that updates stay in the page and do not touch the index.
  await knex.raw(`
    CREATE UNLOGGED TABLE allowance (
      key     text        PRIMARY KEY,
      -- Count in the current window. Only for limits that refill all at once.
      used    integer     NOT NULL,
      -- Time at which the allowance is full again.
      full_at timestamptz NOT NULL
    ) WITH (fillfactor = 50)`);

  // A function, because the decision must use values read under the row's lock. Either per_second or window_ms is given.
  await knex.raw(`
    CREATE FUNCTION allowance_draw(
      wanted_key text, wanted integer, at_once integer, per_second double precision, window_ms double precision
    )
    -- next_in: milliseconds until a retry can succeed. full_in: milliseconds until the grant expires.
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
      -- Grants shrink as the allowance runs out, so that no instance keeps what another one needs.
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
