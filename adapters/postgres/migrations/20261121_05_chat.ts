import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE chat_message (
      id                bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      sender_id         bigint      NOT NULL REFERENCES person,
      receiver_id       bigint      NOT NULL REFERENCES person,
      text              text        NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
      client_message_id text        NOT NULL,
      sent_at           timestamptz NOT NULL,
      -- The message's position in each person's stream, from person.chat_cursor.
      sender_cursor     bigint      NOT NULL,
      receiver_cursor   bigint      NOT NULL,
      CHECK (sender_id <> receiver_id),
      UNIQUE (sender_id, client_message_id),
      UNIQUE (sender_id, sender_cursor),
      UNIQUE (receiver_id, receiver_cursor)
    )`);
  await knex.raw(`
    CREATE INDEX chat_message_conversation
    ON chat_message (least(sender_id, receiver_id), greatest(sender_id, receiver_id), id)`);

  // Messages that one person received from another. The count is stored, because counting a year of messages on every
  // page load would take unbounded time. Both functions below update it under the row's lock.
  await knex.raw(`
    CREATE TABLE chat_inbox (
      user_id         bigint  NOT NULL REFERENCES person,
      from_id         bigint  NOT NULL REFERENCES person,
      last_message_id bigint  NOT NULL,
      read_up_to      bigint  NOT NULL DEFAULT 0,
      unread          integer NOT NULL CHECK (unread >= 0),
      PRIMARY KEY (user_id, from_id)
    )`);
  await knex.raw("CREATE INDEX chat_inbox_unread ON chat_inbox (user_id, last_message_id DESC) WHERE unread > 0");

  // Functions, because each statement in a function sees what was committed before it, including during a wait for a
  // lock. A single statement would decide on data from before the wait. Several calls would keep two people's rows
  // locked for several round trips.
  await knex.raw(`
    CREATE FUNCTION chat_append(sender bigint, receiver bigint, message_text text, client_id text)
    RETURNS chat_message LANGUAGE plpgsql AS $$
    DECLARE
      stored chat_message;
      people integer;
    BEGIN
      -- Locked before an id is generated, so that ids and cursors grow in the order of commits. Locked in the order of
      -- ids, to prevent a deadlock between two people who write to each other. NO KEY does not block foreign key checks.
      PERFORM FROM person WHERE id IN (sender, receiver) ORDER BY id FOR NO KEY UPDATE;
      GET DIAGNOSTICS people = ROW_COUNT;

      SELECT * INTO stored FROM chat_message WHERE sender_id = sender AND client_message_id = client_id;
      IF FOUND OR people < 2 THEN
        RETURN stored;
      END IF;

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
  await knex.raw(`
    CREATE FUNCTION chat_mark_read(reader bigint, writer bigint, wanted bigint)
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
        AND id > current AND id <= wanted AND receiver_id = reader;

      IF messages > 0 THEN
        UPDATE chat_inbox SET read_up_to = newest, unread = unread - messages
        WHERE user_id = reader AND from_id = writer;
      END IF;

      RETURN QUERY SELECT coalesce(newest, current, 0), messages > 0;
    END $$`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP FUNCTION chat_mark_read");
  await knex.raw("DROP FUNCTION chat_append");
  await knex.raw("DROP TABLE chat_inbox");
  await knex.raw("DROP TABLE chat_message");
}
