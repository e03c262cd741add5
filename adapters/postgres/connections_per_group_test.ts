import type { Knex } from "knex";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { runInConnectionGroup } from "../shared/connection_group.ts";
import { openDatabase } from "./database.ts";

let knex: Knex;
/** Names of the statements in the order in which they ended. */
let ended: string[];

beforeEach(() => {
  knex = openDatabase(`${inject("postgresUrl")}/postgres`, { size: 3, maxPerGroup: 2 });
  ended = [];
});
afterEach(() => knex.destroy());

async function statement(name: string, seconds: number): Promise<void> {
  await knex.raw("SELECT pg_sleep(?)", [seconds]).finally(() => ended.push(name));
}

function inGroup(group: string, name: string, seconds: number): Promise<void> {
  return runInConnectionGroup(group, () => statement(name, seconds));
}

it("leaves connections for other groups, and for work of no group", async () => {
  const slow = Array.from({ length: 4 }, () => inGroup("feed", "slow", 1));
  await inGroup("recipes", "of another group", 0);
  await statement("of none", 0);
  await Promise.all(slow);

  expect(ended).toEqual(["of another group", "of none", "slow", "slow", "slow", "slow"]);
});

it("leaves a connection for a group that has none while several others wait", async () => {
  const small = openDatabase(`${inject("postgresUrl")}/postgres`, { size: 4, maxPerGroup: 2 });
  const sleep = (group: string, seconds: number) =>
    runInConnectionGroup(group, () => small.raw("SELECT pg_sleep(?)", [seconds]).then(() => void ended.push(group)));
  const slow = ["feed", "feed", "feed", "chat", "chat", "chat"].map((group) => sleep(group, 0.5));
  await sleep("recipes", 0);
  expect(ended).toEqual(["recipes"]);

  await Promise.all(slow);
  expect(ended).toHaveLength(7);
  await small.destroy();
});

it("frees the connection of a statement that fails, and of a transaction", async () => {
  for (let n = 0; n < 4; n += 1) {
    await expect(runInConnectionGroup("feed", () => knex.raw("SELECT 1 / 0"))).rejects.toThrow("division by zero");
    await runInConnectionGroup("feed", () => knex.transaction((transaction) => transaction.raw("SELECT 1")));
  }
  await inGroup("feed", "served", 0);

  expect(ended).toEqual(["served"]);
});
