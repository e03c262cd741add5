import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE session (
      id           text        PRIMARY KEY,
      -- SHA-256 of the session's token.
      token_hash   text        NOT NULL UNIQUE,
      user_id      bigint      NOT NULL REFERENCES person ON DELETE CASCADE,
      device       text        NOT NULL,
      -- The identity service's tokens, encrypted with a key derived from the session's token.
      sealed_proof text        NOT NULL,
      created_at   timestamptz NOT NULL,
      last_seen_at timestamptz NOT NULL,
      checked_at   timestamptz NOT NULL,
      expires_at   timestamptz NOT NULL
    )`);
  await knex.raw("CREATE INDEX session_of_person ON session (user_id, last_seen_at DESC)");
  await knex.raw("CREATE INDEX session_expiry ON session (expires_at)");

  // Every instance closes the sockets of a session that ended. Those of an expired one are closed already.
  await knex.raw(`
    CREATE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('session', OLD.id);
      RETURN NULL;
    END $$`);
  await knex.raw(`
    CREATE TRIGGER session_ended AFTER DELETE ON session FOR EACH ROW
    WHEN (OLD.expires_at > now()) EXECUTE FUNCTION tell_session_end()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP TABLE session");
  await knex.raw("DROP FUNCTION tell_session_end");
}
