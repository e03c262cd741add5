import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { IdentityId, SessionId } from "../../../core/account/mod.ts";
import { ingeborg, maya, priya, tomas } from "../../memory/people_and_recipes.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresPersonChanges } from "./person_changes.ts";
import { PostgresPersonStore } from "./person_store.ts";
import { PostgresSessionStore } from "./session_store.ts";

const database = databaseForFile({ people: [maya, tomas, ingeborg], recipes: [] });
let changes: PostgresPersonChanges;
let heard: IdentityId[];
let ended: SessionId[];
let gaps = 0;

beforeAll(async () => {
  changes = await PostgresPersonChanges.open({
    url: database.url,
    onChange: (identityId) => heard.push(identityId),
    onSessionEnd: (id) => ended.push(id),
    onGap: () => (gaps += 1),
    onFault() {},
  });
});
beforeEach(() => {
  heard = [];
  ended = [];
});
afterAll(async () => {
  await changes.close();
});

it("reports a new name and a deletion, and nothing else", async () => {
  const people = new PostgresPersonStore(database.knex);
  await people.save(maya);
  await database.knex("person").where({ id: maya.id }).update({ chat_cursor: 7 });
  await people.save({ ...tomas, fullName: "Tomás Herrera Ruiz" });
  await database.knex("person").where({ id: ingeborg.id }).delete();

  await expect.poll(() => heard).toEqual([tomas.identityId, ingeborg.identityId]);
});

it("reports a session that ends, also with its person, and not the sweep of an expired one", async () => {
  const store = new PostgresSessionStore(database.knex);
  const { id: userId } = await new PostgresPersonStore(database.knex).save(priya);
  const now = Date.now();
  for (const [name, minutesLeft] of [
    ["expired", -1],
    ["phone", 60],
    ["laptop", 60],
  ] as const) {
    const [seenAt, expiresAt] = [new Date(now), new Date(now + minutesLeft * 60_000)];
    const times = { createdAt: seenAt, lastSeenAt: seenAt, checkedAt: seenAt, expiresAt };
    const id = name as SessionId;
    await store.add({ id, userId, tokenHash: name, device: "Firefox", sealedProof: "sealed", ...times }, 50);
  }
  await store.sweep(new Date(now));
  await store.remove(userId, "phone" as SessionId);
  await database.knex("person").where({ id: userId }).delete();

  await expect.poll(() => ended).toEqual(["phone", "laptop"]);
});

it("reports a gap after its connection broke", async () => {
  const before = gaps;
  await database.knex.raw(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'weekplate people'",
  );
  await expect.poll(() => gaps).toBe(before + 1);
});
