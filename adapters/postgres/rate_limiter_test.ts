import { expect, it } from "vitest";
import { rateLimiterContract } from "../contracts/rate_limiter_contract.ts";
import type { RateLimit } from "../shared/rate_limiter.ts";
import { PostgresRateLimiter } from "./rate_limiter.ts";
import { countStatements } from "./testing/count_statements.ts";
import { databaseForFile, freshDatabase } from "./testing/fresh_database.ts";

const reads: RateLimit = { name: "reads", capacity: 600, windowMs: 60_000 };

rateLimiterContract("Postgres", async () => {
  const own = await freshDatabase({ people: [], recipes: [] });
  let advancedMs = 0;
  const instance = () => new PostgresRateLimiter({ knex: own.knex, now: () => performance.now() + advancedMs });
  return {
    first: instance(),
    second: instance(),
    async advance(milliseconds) {
      advancedMs += milliseconds;
      await own.knex.raw("UPDATE allowance SET full_at = full_at - ? * interval '1 millisecond'", [milliseconds]);
    },
    close: own.drop,
  };
});

const database = databaseForFile({ people: [], recipes: [] });

it("asks Postgres once for thirty calls, and not at all for refused ones", async () => {
  const rateLimiter = new PostgresRateLimiter({ knex: database.knex });
  const consume = async (times: number) => {
    for (let n = 0; n < times; n += 1) await rateLimiter.consume(reads, "maya");
  };

  expect(await countStatements(database.knex, () => consume(30))).toHaveLength(1);
  expect((await countStatements(database.knex, () => consume(570))).length).toBeLessThan(45);
  expect(await rateLimiter.consume(reads, "maya")).toBeGreaterThan(0);
  expect(await countStatements(database.knex, () => consume(1_000))).toEqual([]);
});

it("sweeps only the counts of keys that are back at full capacity", async () => {
  const rateLimiter = new PostgresRateLimiter({ knex: database.knex });
  await rateLimiter.consume({ name: "brief", capacity: 600, windowMs: 1 }, "tomas");
  await rateLimiter.consume(reads, "ingeborg");
  await rateLimiter.sweep();

  const keys: string[] = await database.knex("allowance").pluck("key");
  expect(keys).toContain("reads of ingeborg");
  await expect
    .poll(() => rateLimiter.sweep().then(() => database.knex("allowance").pluck("key")))
    .not.toContain("brief of tomas");
});
