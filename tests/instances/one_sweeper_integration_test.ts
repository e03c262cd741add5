import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Container } from "inversify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newPost } from "../../adapters/memory/community/community_posts.ts";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { maya } from "../../adapters/memory/people_and_recipes.ts";
import { type FreshDatabase, freshDatabase } from "../../adapters/postgres/testing/fresh_database.ts";
import { photoKey } from "../../core/community/mod.ts";
import { calendarDate } from "../../core/shared/mod.ts";
import { readConfig } from "../../infra/config.ts";
import { createContainer } from "../../infra/container.ts";
import { sweepIfDue } from "../../infra/sweeper.ts";
import { tokens } from "../../infra/tokens.ts";

let folder: string;
let database: FreshDatabase;
let instances: Container[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weekplate-sweeping-"));
  database = await freshDatabase({ people: [maya], recipes: [] });
  const config = readConfig({ STATE_FOLDER: folder, CHAT_BUS: "postgres", LOG_LEVEL: "silent" });
  const backingServices = { databaseUrl: database.url, emulatorHost: "localhost:1" };
  instances = await Promise.all([1, 2].map(() => createContainer(config, backingServices)));
  // Far in the future, so that every photo is old.
  for (const each of instances) each.rebind(tokens.clock).toConstantValue(new FixedClock(calendarDate("2100-01-01")));
});
afterEach(async () => {
  for (const each of instances) {
    await each.get(tokens.chatBus).close();
    await each.get(tokens.knex).destroy();
  }
  await database.drop();
  await rm(folder, { recursive: true });
});

it("sweeps on only one of two instances at a time, and on another one later", async () => {
  const [one, other] = instances;
  if (!one || !other) throw new Error("There are two");
  const storage = one.get(tokens.photoStorage);
  for (const key of ["posted", "stray", "another-stray"]) {
    await storage.put(photoKey(key), [{ width: 400, bytes: Uint8Array.of(1) }]);
  }
  await one.get(tokens.postStore).insert(newPost({ photoKey: "posted" }));

  const swept = await Promise.all([sweepIfDue(one), sweepIfDue(other)]);
  expect(swept.toSorted()).toEqual([2, undefined]);
  const left = await storage.list({ after: undefined, limit: 10 });
  expect(left.map(({ key }) => key)).toEqual(["posted"]);

  await database.knex.raw("UPDATE allowance SET full_at = full_at - interval '15 minutes'");
  const fresh = await createContainer(one.get(tokens.config), one.get(tokens.backingServices));
  instances.push(fresh);
  expect(await sweepIfDue(fresh)).toBe(0);
});
