import type { Knex } from "knex";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { runInConnectionGroup } from "../shared/connection_group.ts";
import { openDatabase } from "./database.ts";

let knex: Knex;
/** Names of the statements in the order in which they ended. */
let ended: string[];

/** A lock that statements wait for, on a connection of its own. It is free again when this connection ends. */
let holder: Knex;
const LOCK = 1;

beforeEach(async () => {
  holder = openDatabase(`${inject("postgresUrl")}/postgres`, { size: 1, maxPerGroup: 1 });
  await holder.raw("SELECT pg_advisory_lock(?)", [LOCK]);
  ended = [];
});
afterEach(() => Promise.all([holder.destroy(), knex.destroy()]));

function open(size: number): void {
  knex = openDatabase(`${inject("postgresUrl")}/postgres`, { size, maxPerGroup: 2 });
}

async function statement(name: string, sql = "SELECT 1"): Promise<void> {
  await knex.raw(sql).finally(() => ended.push(name));
}

function inGroup(group: string, name: string, sql?: string): Promise<void> {
  return runInConnectionGroup(group, () => statement(name, sql));
}

function waiting(group: string): Promise<void> {
  return inGroup(group, "waited", `SELECT pg_advisory_xact_lock_shared(${LOCK})`);
}

const unlock = () => holder.raw("SELECT pg_advisory_unlock(?)", [LOCK]);

// #server-bounded
it("leaves connections for other groups, and for work of no group", async () => {
  open(3);
  const waits = ["feed", "feed", "feed", "feed"].map(waiting);
  await inGroup("recipes", "of another group");
  await statement("of none");
  expect(ended).toEqual(["of another group", "of none"]);

  await unlock();
  await Promise.all(waits);
  expect(ended).toHaveLength(6);
});

it("leaves a connection for a group that has none while several others wait", async () => {
  open(4);
  const waits = ["feed", "feed", "feed", "chat", "chat", "chat"].map(waiting);
  await inGroup("recipes", "of another group");
  expect(ended).toEqual(["of another group"]);

  await unlock();
  await Promise.all(waits);
  expect(ended).toHaveLength(7);
});

it("frees the connection of a statement that fails, and of a transaction", async () => {
  open(3);
  for (let n = 0; n < 4; n += 1) {
    await expect(runInConnectionGroup("feed", () => knex.raw("SELECT 1 / 0"))).rejects.toThrow("division by zero");
    await runInConnectionGroup("feed", () => knex.transaction((transaction) => transaction.raw("SELECT 1")));
  }
  await inGroup("feed", "served");

  expect(ended).toEqual(["served"]);
});
