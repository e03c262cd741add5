import { beforeAll, expect, it } from "vitest";
import { type Cook, productForFile } from "./testing/product.ts";

// Statements that wait for a lock, or take too long. The pool has as many connections as by default.

const UNAVAILABLE = {
  status: 503,
  body: { code: "unavailable", message: "The server can't do this just now. Please try again." },
};
const product = productForFile({ settings: { DATABASE_POOL: "20" } });
let maya: Cook;

beforeAll(async () => {
  maya = await product.join("Maya Lindqvist");
});

it.each([
  { table: "recipe", blocked: "/api/recipe/masala-chai", other: "/api/household" },
  { table: "person", blocked: "/api/user-info?firebaseUid=", other: "/api/favourites" },
])("serves other reads while twenty wait for a lock on $table, and ends those with 503", async (given) => {
  const read = (path: string) => maya.client.get(path.endsWith("=") ? `${path}${maya.uid}` : path);
  const unlock = await lock(given.table);
  try {
    const blocked = Array.from({ length: 20 }, () => read(given.blocked));
    await expect.poll(waitingStatements).toBeGreaterThan(1);
    for (let n = 0; n < 5; n += 1) expect(await read(given.other)).toMatchObject({ status: 200 });
    expect(await waitingStatements()).toBeGreaterThan(1);

    for (const reply of await Promise.all(blocked)) {
      expect(reply).toMatchObject(UNAVAILABLE);
      expect(reply.headers.get("retry-after")).toBe("5");
    }
  } finally {
    await unlock();
  }
  expect(await read(given.blocked)).toMatchObject({ status: 200 });
});

it("ends a statement that takes too long with 503, and stores nothing", async () => {
  await product.knex.raw(
    "CREATE FUNCTION sleep_long() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(60); RETURN NEW; END $$",
  );
  await product.knex.raw(
    "CREATE TRIGGER slow BEFORE INSERT ON planned_meal FOR EACH ROW EXECUTE FUNCTION sleep_long()",
  );
  const json = {
    firebaseUid: maya.uid,
    day: "Tuesday",
    time: "Lunch",
    date: "2026-11-19",
    meal: { id: "masala-chai" },
  };

  expect(await maya.client.post("/api/save-meal", { json })).toMatchObject(UNAVAILABLE);
  await product.knex.raw("DROP TRIGGER slow ON planned_meal");
  expect(await product.knex("planned_meal")).toEqual([]);
  expect(await maya.client.post("/api/save-meal", { json })).toMatchObject({ status: 200 });
});

/** Locks a table against all other reads. @returns a function that unlocks it. */
async function lock(table: string): Promise<() => Promise<void>> {
  const transaction = await product.knex.transaction();
  await transaction.raw("LOCK TABLE ?? IN ACCESS EXCLUSIVE MODE", [table]);
  return async () => void (await transaction.rollback());
}

async function waitingStatements(): Promise<number> {
  const { rows } = await product.knex.raw<{ rows: [{ waiting: number }] }>(
    "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows[0].waiting;
}
