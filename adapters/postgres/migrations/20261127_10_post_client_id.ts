import type { Knex } from "knex";

/** The id that the author's device chose for a post, so that a post that is sent again is stored once. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE post ADD COLUMN client_id text");
  await knex.raw("CREATE UNIQUE INDEX post_client_id ON post (user_id, client_id) WHERE client_id IS NOT NULL");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE post DROP COLUMN client_id");
}
