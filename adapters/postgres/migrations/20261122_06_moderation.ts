import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await block(knex);
  await report(knex);
  await moderate(knex);
}

async function block(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE person_block (
      blocker_id bigint      NOT NULL REFERENCES person ON DELETE CASCADE,
      blocked_id bigint      NOT NULL REFERENCES person ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (blocker_id, blocked_id),
      CHECK (blocker_id <> blocked_id)
    )`);
  await knex.raw("CREATE INDEX person_block_by_blocked ON person_block (blocked_id, blocker_id)");

  // NULL: the message is not in the receiver's stream, because there was a block when it was sent.
  await knex.raw("ALTER TABLE chat_message ALTER COLUMN receiver_cursor DROP NOT NULL");
  await knex.raw(noteConversations("WHERE receiver_cursor IS NOT NULL"));
  await knex.raw(`
    CREATE OR REPLACE FUNCTION chat_append(sender bigint, receiver bigint, message_text text, client_id text)
    RETURNS chat_message LANGUAGE plpgsql AS $$
    DECLARE
      stored chat_message;
      people integer;
      delivered boolean;
    BEGIN
      ${LOCK_AND_FIND_REPEATED}

      -- Read after the locks, which a new block needs too: from its reply on nothing is delivered.
      delivered := NOT EXISTS (SELECT FROM person_block WHERE blocker_id = receiver AND blocked_id = sender)
        AND NOT EXISTS (SELECT FROM person_block WHERE blocker_id = sender AND blocked_id = receiver);

      WITH place AS (
        UPDATE person SET chat_cursor = chat_cursor + 1 WHERE id = sender OR (delivered AND id = receiver)
        RETURNING id, chat_cursor
      )
      INSERT INTO chat_message
        (sender_id, receiver_id, text, client_message_id, sent_at, sender_cursor, receiver_cursor)
      SELECT sender, receiver, message_text, client_id, clock_timestamp(), s.chat_cursor, r.chat_cursor
      FROM place s LEFT JOIN place r ON r.id = receiver WHERE s.id = sender
      RETURNING * INTO stored;

      IF delivered THEN
        INSERT INTO chat_inbox (user_id, from_id, last_message_id, unread) VALUES (receiver, sender, stored.id, 1)
        ON CONFLICT (user_id, from_id) DO UPDATE SET last_message_id = excluded.last_message_id, unread = chat_inbox.unread + 1;
      END IF;

      RETURN stored;
    END $$`);
  await knex.raw(markRead("AND receiver_cursor IS NOT NULL"));
}

async function report(knex: Knex): Promise<void> {
  // A report is deleted with its reporter and with the person whom it is about: its evidence is their data.
  await knex.raw(`
    CREATE TABLE report (
      id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      reporter_id bigint      NOT NULL REFERENCES person ON DELETE CASCADE,
      person_id   bigint      NOT NULL REFERENCES person ON DELETE CASCADE,
      kind        text        NOT NULL CHECK (kind IN ('post', 'message', 'person')),
      -- The post's, message's or person's id. The post may be gone: the evidence stays.
      subject_id  bigint      NOT NULL,
      reason      text        NOT NULL,
      note        text        NOT NULL CHECK (char_length(note) <= 500),
      evidence    jsonb       NOT NULL,
      created_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
      closed_at   timestamptz
    )`);
  await knex.raw("CREATE INDEX report_open ON report (id DESC) WHERE closed_at IS NULL");
  await knex.raw("CREATE INDEX report_open_subject ON report (kind, subject_id) WHERE closed_at IS NULL");
  await knex.raw(`
    CREATE UNIQUE INDEX report_once ON report (reporter_id, kind, subject_id) WHERE closed_at IS NULL`);
  await knex.raw("CREATE INDEX report_by_reporter ON report (reporter_id, created_at)");
  await knex.raw("CREATE INDEX report_by_person ON report (person_id)");
}

async function moderate(knex: Knex): Promise<void> {
  await knex.raw("ALTER TABLE post ADD COLUMN hidden_at timestamptz");
  // verified_email: the address in the newest token, if the identity service has verified it.
  await knex.raw("ALTER TABLE person ADD COLUMN suspended_until timestamptz, ADD COLUMN verified_email text");
  await knex.raw(`
    CREATE TABLE person_warning (
      id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      person_id    bigint      NOT NULL REFERENCES person ON DELETE CASCADE,
      text         text        NOT NULL CHECK (char_length(text) BETWEEN 1 AND 500),
      created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
      confirmed_at timestamptz
    )`);
  await knex.raw("CREATE INDEX person_warning_by_person ON person_warning (person_id, id)");

  // Numbers without references: an entry stays when the people, the report or the post are deleted.
  await knex.raw(`
    CREATE TABLE moderation_log (
      id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      moderator_id bigint      NOT NULL,
      person_id    bigint      NOT NULL,
      report_id    bigint      NOT NULL,
      action       text        NOT NULL CHECK (action IN ('hide_post', 'warn', 'suspend', 'dismiss')),
      kind         text        NOT NULL,
      subject_id   bigint      NOT NULL,
      until        timestamptz CHECK ((until IS NOT NULL) = (action = 'suspend')),
      reason       text        NOT NULL CHECK (reason <> ''),
      created_at   timestamptz NOT NULL DEFAULT clock_timestamp()
    )`);
  await knex.raw(`
    CREATE FUNCTION refuse_moderation_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'The moderation log is append-only' USING ERRCODE = 'insufficient_privilege';
    END $$`);
  await knex.raw(`
    CREATE TRIGGER moderation_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON moderation_log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_moderation_log_change()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP TABLE moderation_log");
  await knex.raw("DROP FUNCTION refuse_moderation_log_change");
  await knex.raw("DROP TABLE person_warning");
  await knex.raw("ALTER TABLE person DROP COLUMN suspended_until, DROP COLUMN verified_email");
  await knex.raw("ALTER TABLE post DROP COLUMN hidden_at");
  await knex.raw("DROP TABLE report");

  await knex.raw(markRead(""));
  await knex.raw(`
    CREATE OR REPLACE FUNCTION chat_append(sender bigint, receiver bigint, message_text text, client_id text)
    RETURNS chat_message LANGUAGE plpgsql AS $$
    DECLARE
      stored chat_message;
      people integer;
    BEGIN
      ${LOCK_AND_FIND_REPEATED}

      WITH place AS (
        UPDATE person SET chat_cursor = chat_cursor + 1 WHERE id IN (sender, receiver) RETURNING id, chat_cursor
      )
      INSERT INTO chat_message
        (sender_id, receiver_id, text, client_message_id, sent_at, sender_cursor, receiver_cursor)
      SELECT sender, receiver, message_text, client_id, clock_timestamp(), s.chat_cursor, r.chat_cursor
      FROM place s, place r WHERE s.id = sender AND r.id = receiver
      RETURNING * INTO stored;

      INSERT INTO chat_inbox (user_id, from_id, last_message_id, unread) VALUES (receiver, sender, stored.id, 1)
      ON CONFLICT (user_id, from_id) DO UPDATE SET last_message_id = excluded.last_message_id, unread = chat_inbox.unread + 1;

      RETURN stored;
    END $$`);
  await knex.raw(noteConversations(""));
  await knex.raw("DELETE FROM chat_message WHERE receiver_cursor IS NULL");
  await knex.raw("ALTER TABLE chat_message ALTER COLUMN receiver_cursor SET NOT NULL");
  await knex.raw("DROP TABLE person_block");
}

/** The beginning of `chat_append`, as the chat migration has it and explains it. */
const LOCK_AND_FIND_REPEATED = `
  PERFORM FROM person WHERE id IN (sender, receiver) ORDER BY id FOR NO KEY UPDATE;
  GET DIAGNOSTICS people = ROW_COUNT;

  SELECT * INTO stored FROM chat_message WHERE sender_id = sender AND client_message_id = client_id;
  IF FOUND OR people < 2 THEN
    RETURN stored;
  END IF;`;

/** @param onlyDelivered a condition on the messages that belong to their receiver's conversations. */
function noteConversations(onlyDelivered: string): string {
  return `
    CREATE OR REPLACE FUNCTION chat_note_conversations() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO chat_conversation (user_id, other_id, last_message_id)
      SELECT user_id, other_id, max(id) FROM (
        SELECT sender_id AS user_id, receiver_id AS other_id, id FROM stored
        UNION ALL
        SELECT receiver_id, sender_id, id FROM stored ${onlyDelivered}
      ) messages GROUP BY user_id, other_id
      ON CONFLICT (user_id, other_id) DO UPDATE SET last_message_id = excluded.last_message_id;
      RETURN NULL;
    END $$`;
}

/** @param onlyDelivered a condition on the messages that can be read. */
function markRead(onlyDelivered: string): string {
  return `
    CREATE OR REPLACE FUNCTION chat_mark_read(reader bigint, writer bigint, wanted bigint)
    RETURNS TABLE (up_to bigint, moved boolean) LANGUAGE plpgsql AS $$
    DECLARE
      current bigint;
      newest bigint;
      messages integer;
    BEGIN
      SELECT read_up_to INTO current FROM chat_inbox WHERE user_id = reader AND from_id = writer FOR UPDATE;

      SELECT max(id), count(*) INTO newest, messages FROM chat_message
      WHERE least(sender_id, receiver_id) = least(reader, writer)
        AND greatest(sender_id, receiver_id) = greatest(reader, writer)
        AND id > current AND id <= wanted AND receiver_id = reader ${onlyDelivered};

      IF messages > 0 THEN
        UPDATE chat_inbox SET read_up_to = newest, unread = unread - messages
        WHERE user_id = reader AND from_id = writer;
      END IF;

      RETURN QUERY SELECT coalesce(newest, current, 0), messages > 0;
    END $$`;
}
