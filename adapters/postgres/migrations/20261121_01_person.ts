import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE person (
      id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      identity_id  text        NOT NULL UNIQUE,
      email        text,
      full_name    text        NOT NULL CHECK (full_name <> ''),
      created_at   timestamptz NOT NULL DEFAULT now(),
      -- The last position in this person's stream of chat messages; see the chat migration.
      chat_cursor  bigint      NOT NULL DEFAULT 0
    )`);
  await knex.raw(`
    CREATE TABLE person_preference (
      user_id    bigint NOT NULL REFERENCES person ON DELETE CASCADE,
      preference text   NOT NULL CHECK (preference IN ('main dish', 'Dessert', 'Salad', 'Dinner', 'Fried', 'Snack',
                                                       'Mediterranean', 'Gluten-Free', 'High-Protein', 'sandwiches')),
      PRIMARY KEY (user_id, preference)
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw("DROP TABLE person_preference");
  await knex.raw("DROP TABLE person");
}
