import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // One row per person who wrote to another one first. A conversation from before this migration has no row, like one that
  // is accepted. sender_id is no foreign key: a deleted person's request must not turn into a conversation.
  await knex.raw(`
    CREATE TABLE message_request (
      sender_id        bigint      NOT NULL,
      -- NULL: there is no such person. The attempt counts, so that ids can't be tried without limit.
      receiver_id      bigint      REFERENCES person ON DELETE CASCADE,
      created_at       timestamptz NOT NULL,
      -- NULL until a message is delivered: there may be a block.
      first_message_id bigint,
      accepted_at      timestamptz,
      ignored_at       timestamptz,
      UNIQUE (receiver_id, sender_id)
    )`);
  await knex.raw(`
    CREATE INDEX message_request_open ON message_request (receiver_id, first_message_id DESC)
    WHERE accepted_at IS NULL AND ignored_at IS NULL AND first_message_id IS NOT NULL`);
  await knex.raw(`
    CREATE INDEX message_request_by_sender ON message_request (sender_id, created_at) WHERE accepted_at IS NULL`);

  // 'open' or 'ignored': the state of the sender's request when the message was sent. NULL: there was none.
  await knex.raw("ALTER TABLE chat_message ADD COLUMN request text");

  // chat_append of the migrations before, with requests. A new name, because it also tells when a refused request is
  // possible.
  await knex.raw(`
    CREATE FUNCTION chat_send(
      sender bigint, receiver bigint, message_text text, client_id text, max_requests integer, request_window interval,
      OUT stored chat_message, OUT refused_until timestamptz
    ) LANGUAGE plpgsql AS $$
    DECLARE
      people integer;
      delivered boolean;
      request_state text;
    BEGIN
      ${LOCK_PEOPLE}

      SELECT * INTO stored FROM chat_message WHERE sender_id = sender AND client_message_id = client_id;
      IF FOUND OR NOT EXISTS (SELECT FROM person WHERE id = sender) THEN
        RETURN;
      END IF;

      -- The first message between the two. The lock on the sender serializes their requests.
      IF NOT EXISTS (SELECT FROM chat_conversation WHERE user_id = sender AND other_id = receiver)
        AND NOT EXISTS (SELECT FROM chat_conversation WHERE user_id = receiver AND other_id = sender)
      THEN
        SELECT min(created_at) + request_window INTO refused_until FROM (
          SELECT created_at FROM message_request
          WHERE sender_id = sender AND accepted_at IS NULL AND created_at > clock_timestamp() - request_window
          ORDER BY created_at DESC LIMIT max_requests
        ) latest HAVING count(*) >= max_requests;
        IF refused_until IS NOT NULL THEN
          RETURN;
        END IF;
        DELETE FROM message_request
        WHERE sender_id = sender AND receiver_id IS NULL AND accepted_at IS NULL
          AND created_at <= clock_timestamp() - request_window;
        INSERT INTO message_request (sender_id, receiver_id, created_at)
        VALUES (sender, (SELECT id FROM person WHERE id = receiver), clock_timestamp())
        ON CONFLICT DO NOTHING;
      END IF;
      IF people < 2 THEN
        RETURN;
      END IF;

      -- Read after the locks, which a new block needs too: from its reply on nothing is delivered.
      delivered := ${NOT_BLOCKED};
      SELECT CASE WHEN ignored_at IS NULL THEN 'open' ELSE 'ignored' END INTO request_state FROM message_request
      WHERE receiver_id = receiver AND sender_id = sender AND accepted_at IS NULL;

      ${PLACES}
      INSERT INTO chat_message
        (sender_id, receiver_id, text, client_message_id, sent_at, sender_cursor, receiver_cursor, request)
      SELECT sender, receiver, message_text, client_id, clock_timestamp(), s.chat_cursor, r.chat_cursor, request_state
      FROM place s LEFT JOIN place r ON r.id = receiver WHERE s.id = sender
      RETURNING * INTO stored;

      IF delivered THEN
        ${COUNT_UNREAD}
        UPDATE message_request SET first_message_id = stored.id
        WHERE receiver_id = receiver AND sender_id = sender AND first_message_id IS NULL;
      END IF;
      -- Who writes to the sender of a request accepts it.
      UPDATE message_request SET accepted_at = stored.sent_at
      WHERE receiver_id = sender AND sender_id = receiver AND accepted_at IS NULL;
    END $$`);

  // For servers of the release before: their requests are not limited.
  await knex.raw(`
    CREATE OR REPLACE FUNCTION chat_append(sender bigint, receiver bigint, message_text text, client_id text)
    RETURNS chat_message LANGUAGE sql AS
      'SELECT stored FROM chat_send(sender, receiver, message_text, client_id, NULL, NULL)'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE OR REPLACE FUNCTION chat_append(sender bigint, receiver bigint, message_text text, client_id text)
    RETURNS chat_message LANGUAGE plpgsql AS $$
    DECLARE
      stored chat_message;
      people integer;
      delivered boolean;
    BEGIN
      ${LOCK_PEOPLE}

      SELECT * INTO stored FROM chat_message WHERE sender_id = sender AND client_message_id = client_id;
      IF FOUND OR people < 2 THEN
        RETURN stored;
      END IF;

      delivered := ${NOT_BLOCKED};

      ${PLACES}
      INSERT INTO chat_message
        (sender_id, receiver_id, text, client_message_id, sent_at, sender_cursor, receiver_cursor)
      SELECT sender, receiver, message_text, client_id, clock_timestamp(), s.chat_cursor, r.chat_cursor
      FROM place s LEFT JOIN place r ON r.id = receiver WHERE s.id = sender
      RETURNING * INTO stored;

      IF delivered THEN
        ${COUNT_UNREAD}
      END IF;

      RETURN stored;
    END $$`);
  await knex.raw("DROP FUNCTION chat_send");
  await knex.raw("ALTER TABLE chat_message DROP COLUMN request");
  await knex.raw("DROP TABLE message_request");
}

/** Why, says the chat migration. */
const LOCK_PEOPLE = `
  PERFORM FROM person WHERE id IN (sender, receiver) ORDER BY id FOR NO KEY UPDATE;
  GET DIAGNOSTICS people = ROW_COUNT;`;

const NOT_BLOCKED = `
  NOT EXISTS (SELECT FROM person_block WHERE blocker_id = receiver AND blocked_id = sender)
  AND NOT EXISTS (SELECT FROM person_block WHERE blocker_id = sender AND blocked_id = receiver)`;

const PLACES = `
  WITH place AS (
    UPDATE person SET chat_cursor = chat_cursor + 1 WHERE id = sender OR (delivered AND id = receiver)
    RETURNING id, chat_cursor
  )`;

const COUNT_UNREAD = `
  INSERT INTO chat_inbox (user_id, from_id, last_message_id, unread) VALUES (receiver, sender, stored.id, 1)
  ON CONFLICT (user_id, from_id) DO UPDATE SET last_message_id = excluded.last_message_id, unread = chat_inbox.unread + 1;`;
