import { beforeAll, beforeEach, expect, it } from "vitest";
import { messageText, REQUEST_LIMIT } from "../../../core/chat/mod.ts";
import { ingeborg, maya, tomas } from "../../memory/people_and_recipes.ts";
import { countStatements } from "../testing/count_statements.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresChatStore } from "./chat_store.ts";

const database = databaseForFile({ people: [maya, tomas, ingeborg], recipes: [] });
let store: PostgresChatStore;

beforeAll(async () => {
  store = new PostgresChatStore(database.knex);
});
beforeEach(async () => {
  for (let n = 0; n < 3; n += 1) await write(tomas.id, maya.id);
});

let written = 0;
function write(senderId: typeof maya.id, receiverId: typeof maya.id) {
  written += 1;
  return store.append(
    { senderId, receiverId, text: messageText("Hej!"), clientMessageId: `${written}` },
    REQUEST_LIMIT,
  );
}

it.each<[string, () => Promise<unknown>]>([
  ["append", () => write(maya.id, tomas.id)],
  ["listConversation", () => store.listConversation(maya.id, { with: tomas.id, before: undefined, limit: 200 })],
  ["listStream", () => store.listStream(maya.id, { after: 0, limit: 200 })],
  ["listUnread", () => store.listUnread(maya.id, { limit: 100, withRequests: false })],
  ["listRecentConversations", () => store.listRecentConversations(maya.id, { limit: 50, withRequests: false })],
  ["listRequests", () => store.listRequests(maya.id, { limit: 50 })],
  ["decideRequest", () => store.decideRequest(maya.id, { from: tomas.id, state: "accepted" })],
  ["markRead", () => store.markRead(maya.id, { from: tomas.id, upTo: 1_000 })],
])("%s is one statement", async (_name, work) => {
  expect(await countStatements(database.knex, work)).toHaveLength(1);
});

it("never reads a whole table, and of an index no more than it shows", async () => {
  await database.knex.raw(`
    INSERT INTO chat_message (sender_id, receiver_id, text, client_message_id, sent_at, sender_cursor, receiver_cursor)
    SELECT CASE WHEN n % 2 = 0 THEN 1 ELSE 3 END, CASE WHEN n % 2 = 0 THEN 3 ELSE 1 END, 'Hej!', 'bulk-' || n, now(),
           1000 + n, 1000 + n
    FROM generate_series(1, 20000) n`);
  await database.knex.raw("UPDATE person SET chat_cursor = 21000 WHERE id IN (1, 3)");
  await database.knex.raw(`
    INSERT INTO message_request (sender_id, receiver_id, created_at, first_message_id)
    SELECT CASE WHEN n % 2 = 0 THEN 2 ELSE 10000 + n END, CASE WHEN n % 2 = 1 THEN 3 END, now(), n
    FROM generate_series(1, 20000) n`);
  await database.knex.raw(`
    INSERT INTO person (id, identity_id, full_name) OVERRIDING SYSTEM VALUE
    SELECT 10000 + n, 'crowd-' || n, 'A stranger' FROM generate_series(1, 20000) n`);
  await database.knex.raw("ANALYZE");
  const before = await rowsRead("chat_message");
  const requestsBefore = await rowsRead("message_request");

  expect(await store.listConversation(maya.id, { with: ingeborg.id, before: undefined, limit: 200 })).toHaveLength(200);
  expect((await store.listStream(maya.id, { after: 5_000, limit: 200 })).messages).toHaveLength(200);
  expect(await store.listRecentConversations(maya.id, { limit: 50, withRequests: true })).toHaveLength(2);
  expect(await store.listRequests(ingeborg.id, { limit: 50 })).toHaveLength(50);
  expect(await write(maya.id, tomas.id)).toMatchObject({ message: { request: undefined } });
  expect(await write(tomas.id, ingeborg.id)).toMatchObject({ refusedUntil: expect.any(Date) });

  const requestsAfter = await rowsRead("message_request");
  expect(requestsAfter.seq_tup_read - requestsBefore.seq_tup_read).toBe(0);
  expect(requestsAfter.idx_tup_fetch - requestsBefore.idx_tup_fetch).toBeLessThanOrEqual(100);
  const after = await rowsRead("chat_message");
  expect(after.seq_tup_read - before.seq_tup_read).toBe(0);
  const fetched = after.idx_tup_fetch - before.idx_tup_fetch;
  expect(fetched).toBeGreaterThanOrEqual(400); // otherwise the statistics were not updated yet
  expect(fetched).toBeLessThanOrEqual(600);
});

async function rowsRead(table: string): Promise<{ seq_tup_read: number; idx_tup_fetch: number }> {
  // Every connection of the pool reports its statistics before the sum is read.
  await Promise.all(
    Array.from({ length: 10 }, () => database.knex.raw("SELECT pg_stat_force_next_flush(), pg_sleep(0.05)")),
  );
  const { rows } = await database.knex.raw<{ rows: { seq_tup_read: number; idx_tup_fetch: number }[] }>(
    "SELECT seq_tup_read, coalesce(idx_tup_fetch, 0) AS idx_tup_fetch FROM pg_stat_user_tables WHERE relname = ?",
    [table],
  );
  if (!rows[0]) throw new Error(`There is no table ${table}`);
  return rows[0];
}
