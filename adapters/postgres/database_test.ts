import { expect, it } from "vitest";
import { openDatabase } from "./database.ts";
import { isDatabaseUnavailable } from "./is_database_unavailable.ts";
import { databaseForFile } from "./testing/fresh_database.ts";

const database = databaseForFile({ people: [], recipes: [] });

it("ends a statement that takes too long, and its connection serves the next one", async () => {
  const hasty = openDatabase(database.url, { size: 1, statementTimeoutMs: 1_000 });
  try {
    const failure: unknown = await hasty.raw("SELECT pg_sleep(60)").catch((error: unknown) => error);

    expect(failure).toMatchObject({ code: "57014" });
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect(await hasty("person")).toEqual([]);
  } finally {
    await hasty.destroy();
  }
});

it("gives calendar dates and large numbers as core knows them", async () => {
  const { rows } = await database.knex.raw<{ rows: object[] }>(
    "SELECT date '2026-11-19' AS date, 9007199254740991::bigint AS number",
  );

  expect(rows).toEqual([{ date: "2026-11-19", number: Number.MAX_SAFE_INTEGER }]);
});
