import type { Knex } from "knex";

/** The columns of a conversation that outlive their person: the other person keeps the messages. */
const KEPT_COLUMNS = [
  ["chat_message", "sender_id"],
  ["chat_message", "receiver_id"],
  ["chat_inbox", "user_id"],
  ["chat_inbox", "from_id"],
  ["chat_conversation", "user_id"],
  ["chat_conversation", "other_id"],
] as const;

export async function up(knex: Knex): Promise<void> {
  // No foreign keys, so that no row of a deleted person has to stay. chat_append locks both people's rows, and stores
  // nothing if one of them is missing. Ids of people are never used again.
  for (const [table, column] of KEPT_COLUMNS) {
    await knex.raw("ALTER TABLE ?? DROP CONSTRAINT ??", [table, `${table}_${column}_fkey`]);
  }
  // Identities whose accounts were deleted, until their last tokens have expired. SHA-256 of the id.
  await knex.raw(`
    CREATE TABLE removed_identity (
      identity_hash bytea       PRIMARY KEY,
      removed_at    timestamptz NOT NULL
    )`);
  await knex.raw("CREATE INDEX removed_identity_by_time ON removed_identity (removed_at)");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP TABLE removed_identity");
  // Messages of deleted people can't be kept with the foreign keys.
  for (const [table, column] of KEPT_COLUMNS) {
    await knex.raw("DELETE FROM ?? WHERE NOT EXISTS (SELECT FROM person WHERE id = ??)", [table, column]);
  }
  for (const [table, column] of KEPT_COLUMNS) {
    await knex.raw("ALTER TABLE ?? ADD FOREIGN KEY (??) REFERENCES person", [table, column]);
  }
}
