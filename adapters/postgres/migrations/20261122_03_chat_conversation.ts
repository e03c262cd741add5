import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // One row per person and partner, so that the newest conversations are read from one index. chat_inbox is not enough:
  // it contains received messages only.
  await knex.raw(`
    CREATE TABLE chat_conversation (
      user_id         bigint NOT NULL REFERENCES person,
      other_id        bigint NOT NULL REFERENCES person,
      last_message_id bigint NOT NULL,
      PRIMARY KEY (user_id, other_id)
    )`);
  await knex.raw("CREATE INDEX chat_conversation_newest ON chat_conversation (user_id, last_message_id DESC)");

  // A trigger, so that messages stored by a server of the release before are counted too. Once per statement: row by row,
  // a bulk insert would update the same two rows again and again. chat_append locks both people, so two messages of one
  // conversation are never stored at the same time.
  await knex.raw(`
    CREATE FUNCTION chat_note_conversations() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO chat_conversation (user_id, other_id, last_message_id)
      ${lastMessages("stored")}
      ON CONFLICT (user_id, other_id) DO UPDATE SET last_message_id = excluded.last_message_id;
      RETURN NULL;
    END $$`);
  await knex.raw(`
    CREATE TRIGGER chat_message_stored AFTER INSERT ON chat_message REFERENCING NEW TABLE AS stored FOR EACH STATEMENT
    EXECUTE FUNCTION chat_note_conversations()`);

  // CREATE TRIGGER has locked chat_message against inserts, so no message is stored between this and the trigger.
  await knex.raw(`INSERT INTO chat_conversation (user_id, other_id, last_message_id) ${lastMessages("chat_message")}`);
}

/** The newest message of every person and partner in a table of messages. */
function lastMessages(table: string): string {
  return `
    SELECT user_id, other_id, max(id) FROM (
      SELECT sender_id AS user_id, receiver_id AS other_id, id FROM ${table}
      UNION ALL
      SELECT receiver_id, sender_id, id FROM ${table}
    ) messages GROUP BY user_id, other_id`;
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP TRIGGER chat_message_stored ON chat_message");
  await knex.raw("DROP FUNCTION chat_note_conversations");
  await knex.raw("DROP TABLE chat_conversation");
}
