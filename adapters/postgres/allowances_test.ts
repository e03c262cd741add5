import { afterAll, beforeAll, expect, it } from "vitest";
import { allowancesContract } from "../contracts/allowances_contract.ts";
import type { Allowance } from "../shared/allowances.ts";
import { PostgresAllowances } from "./allowances.ts";
import { countStatements } from "./testing/count_statements.ts";
import { type FreshDatabase, freshDatabase } from "./testing/fresh_database.ts";

const reads: Allowance = { name: "reads", atOnce: 600, comesBack: { afterMilliseconds: 60_000 } };

allowancesContract("Postgres", async () => {
  const own = await freshDatabase({ people: [], recipes: [] });
  let passed = 0;
  const end = () => new PostgresAllowances({ knex: own.knex, now: () => performance.now() + passed });
  return {
    here: end(),
    there: end(),
    async pass(milliseconds) {
      passed += milliseconds;
      await own.knex.raw("UPDATE allowance SET full_at = full_at - ? * interval '1 millisecond'", [milliseconds]);
    },
    close: own.drop,
  };
});

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase({ people: [], recipes: [] });
});
afterAll(() => database.drop());

it("asks Postgres once for thirty reads, and not at all for those that it refuses", async () => {
  const allowances = new PostgresAllowances({ knex: database.knex });
  const take = async (times: number) => {
    for (let n = 0; n < times; n += 1) await allowances.take(reads, "maya");
  };

  expect(await countStatements(database.knex, () => take(30))).toHaveLength(1);
  expect((await countStatements(database.knex, () => take(570))).length).toBeLessThan(45);
  expect(await allowances.take(reads, "maya")).toBeGreaterThan(0);
  expect(await countStatements(database.knex, () => take(1_000))).toEqual([]);
});

it("forgets those who have all of it again, and nobody else", async () => {
  const allowances = new PostgresAllowances({ knex: database.knex });
  await allowances.take({ ...reads, name: "brief", comesBack: { afterMilliseconds: 1 } }, "tomas");
  await allowances.take(reads, "ingeborg");
  await allowances.sweep();

  const keys: string[] = await database.knex("allowance").pluck("key");
  expect(keys).toContain("reads of ingeborg");
  await expect
    .poll(() => allowances.sweep().then(() => database.knex("allowance").pluck("key")))
    .not.toContain("brief of tomas");
});
