import type { Knex } from "knex";

/** An access token is a session with a scope. Servers of the release before do not know access tokens, and accept none. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE session ADD COLUMN scope text CHECK (scope IN ('read', 'write'))");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DELETE FROM session WHERE scope IS NOT NULL");
  await knex.raw("ALTER TABLE session DROP COLUMN scope");
}
