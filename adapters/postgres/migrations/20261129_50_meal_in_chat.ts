import type { Knex } from "knex";

/** A message may refer to a post, and members of one household need no message requests. */
export async function up(knex: Knex): Promise<void> {
  // No foreign key: the reader learns that there was a post.
  await knex.raw("ALTER TABLE chat_message ADD COLUMN post_id bigint");

  await knex.raw(`
    CREATE FUNCTION chat_send_about(
      sender bigint, receiver bigint, message_text text, client_id text, max_requests integer, request_window interval,
      about_post bigint, OUT stored chat_message, OUT refused_until timestamptz
    ) LANGUAGE plpgsql AS $$
    DECLARE
      are_members boolean;
      is_repeated boolean;
      sent record;
    BEGIN
      -- First, as in chat_send: two people who write to each other at once must not wait for each other.
      PERFORM FROM person WHERE id IN (sender, receiver) ORDER BY id FOR NO KEY UPDATE;
      are_members := EXISTS (
        SELECT FROM household_member one JOIN household_member other ON other.household_id = one.household_id
        WHERE one.user_id = sender AND other.user_id = receiver AND one.user_id <> other.user_id);
      is_repeated := EXISTS (
        SELECT FROM chat_message WHERE sender_id = sender AND client_message_id = client_id);

      IF are_members THEN
        INSERT INTO message_request (sender_id, receiver_id, created_at, accepted_at)
        VALUES (sender, receiver, clock_timestamp(), clock_timestamp())
        ON CONFLICT (receiver_id, sender_id) DO UPDATE
          SET accepted_at = coalesce(message_request.accepted_at, excluded.accepted_at), ignored_at = NULL;
        max_requests := NULL; -- no limit
      END IF;
      SELECT * INTO sent FROM chat_send(sender, receiver, message_text, client_id, max_requests, request_window);
      stored := sent.stored;
      refused_until := sent.refused_until;
      IF about_post IS NOT NULL AND NOT is_repeated AND stored.id IS NOT NULL THEN
        UPDATE chat_message SET post_id = about_post WHERE id = stored.id RETURNING * INTO stored;
      END IF;
    END $$`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP FUNCTION chat_send_about");
  await knex.raw("ALTER TABLE chat_message DROP COLUMN post_id");
}
