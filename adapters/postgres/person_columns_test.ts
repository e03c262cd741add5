import type { Knex } from "knex";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freshDatabase } from "./testing/fresh_database.ts";

/**
 * What happens to a column that refers to a person when that person leaves. `cascade`: the database deletes the row with
 * the person's. `removed`: `person_data.ts` deletes it. `kept`: the row is another person's too; the id in it is all that
 * remains.
 */
type WhenLeaving = "cascade" | "removed" | "kept";

/** Every column that refers to a person. A new one needs a row here, after a decision about deletion. */
const PERSON_COLUMNS: Readonly<Record<string, WhenLeaving>> = {
  "person_preference.user_id": "cascade",
  "planned_meal.user_id": "cascade",
  "recipe_rating.user_id": "cascade",
  "recipe_favourite.user_id": "cascade",
  "post.user_id": "cascade",
  "post_like.user_id": "cascade",
  "session.user_id": "cascade",
  "chat_message.sender_id": "kept",
  "chat_message.receiver_id": "kept",
  "chat_inbox.user_id": "removed",
  "chat_inbox.from_id": "kept",
  "chat_conversation.user_id": "removed",
  "chat_conversation.other_id": "kept",
  "person_block.blocker_id": "cascade",
  "person_block.blocked_id": "cascade",
  "report.reporter_id": "cascade",
  "report.person_id": "cascade",
  "person_warning.person_id": "cascade",
  "moderation_log.moderator_id": "kept",
  "moderation_log.person_id": "kept",
};

/** Columns with ids of something else. */
const OTHER_IDS = [
  "chat_conversation.last_message_id",
  "chat_inbox.last_message_id",
  "moderation_log.report_id",
  "moderation_log.subject_id",
  "post_like.post_id",
  "post_search.post_id",
  "report.subject_id",
];

interface Reference {
  readonly name: string;
  /** The foreign key's rule: `c` for ON DELETE CASCADE. */
  readonly rule: string;
}

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase({ people: [], recipes: [] });
});
afterAll(() => database.drop());

it("decides for every column that refers to a person what happens when the person leaves", async () => {
  const references = await referencesToPerson(database.knex);
  const ids = (await idColumns(database.knex)).filter((name) => !OTHER_IDS.includes(name));

  expect([...new Set([...references.map(({ name }) => name), ...ids])].toSorted()).toEqual(
    Object.keys(PERSON_COLUMNS).toSorted(),
  );
});

it("lets the database delete exactly the columns of which the table says so", async () => {
  const references = await referencesToPerson(database.knex);
  const cascading = Object.keys(PERSON_COLUMNS).filter((name) => PERSON_COLUMNS[name] === "cascade");

  // Any other rule would refuse to delete the person, or leave a row without one.
  expect(references.filter(({ rule }) => rule !== "c")).toEqual([]);
  expect(references.map(({ name }) => name).toSorted()).toEqual(cascading.toSorted());
});

async function referencesToPerson(knex: Knex): Promise<Reference[]> {
  const { rows } = await knex.raw<{ rows: Reference[] }>(`
    SELECT c.conrelid::regclass || '.' || a.attname AS name, c.confdeltype AS rule
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
    WHERE c.contype = 'f' AND c.confrelid = 'person'::regclass`);
  return rows;
}

/** Every column with the id of something, also without a foreign key. */
async function idColumns(knex: Knex): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type = 'bigint' AND column_name LIKE '%\\_id'`);
  return rows.map(({ name }) => name);
}
