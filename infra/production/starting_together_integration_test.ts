import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Knex } from "knex";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { openDatabase } from "../../adapters/postgres/database.ts";
import { newSettings, ProductProcess, type RunSettings } from "../embedded/testing/product_process.ts";

// Servers as processes over one empty database, as an update or a restart of the machine starts them.

const STARTS = 120_000; // a machine that is busy with other tests takes its time

let admin: Knex;
let knex: Knex;
let name: string;
let settings: RunSettings[];

beforeEach(async () => {
  name = `test_${randomUUID().replaceAll("-", "")}`;
  admin = openDatabase(`${inject("postgresUrl")}/postgres`, { size: 1 });
  await admin.raw("CREATE DATABASE ??", [name]);
  knex = openDatabase(databaseUrl(), { size: 1 });
  settings = [];
});

afterEach(async () => {
  await knex.destroy();
  await admin.raw("DROP DATABASE ?? WITH (FORCE)", [name]);
  await admin.destroy();
  for (const { STATE_FOLDER } of settings) await rm(dirname(STATE_FOLDER), { recursive: true, force: true });
});

function databaseUrl(): string {
  return `${inject("postgresUrl")}/${name}`;
}

async function server(): Promise<RunSettings> {
  const own = await newSettings();
  settings.push(own);
  return {
    ...own,
    DATABASE_URL: databaseUrl(),
    FIREBASE_AUTH_EMULATOR_HOST: "localhost:1", // nobody is there, and nobody signs in
    IMPORT_CATALOGUE: "on",
  };
}

async function recipes(product: ProductProcess): Promise<number> {
  const reply = await fetch(`${product.url}/api/recipes?query=soup`);
  expect(reply.status).toBe(200);
  return ((await reply.json()) as { recipes: unknown[] }).recipes.length;
}

it(
  "brings the schema and the catalogue once where two servers start at once",
  async () => {
    const both = await Promise.all([server(), server()].map(async (own) => ProductProcess.start(await own)));

    for (const product of both) expect(await recipes(product)).toBeGreaterThan(5);
    // Postgres has counted everything that a connection did when it is closed.
    for (const product of both) expect(await product.stop()).toMatchObject({ code: 0, errors: "" });
    const count = (await knex("recipe").select("id")).length;
    await expect.poll(writes, { interval: 100 }).toEqual({ inserted: count, updated: 0 });
  },
  STARTS,
);

it(
  "leaves the old server serving where a new one can't bring the schema, which ends with a clear line",
  async () => {
    const old = await ProductProcess.start(await server());
    try {
      const before = await recipes(old);
      // The next start does the newest migration again, which fails half way: what it makes is there already.
      await knex("schema_migration")
        .where({ id: knex("schema_migration").max("id") })
        .delete();

      const { code, errors } = await ProductProcess.run(await server());

      expect(code).toBe(1);
      expect(errors).toMatch(
        /^Cannot start: the database can't be brought to the newest schema \(.+\)\. It is as it was before\.\n$/u,
      );
      expect(await recipes(old)).toBe(before);
    } finally {
      await old.stop();
    }
  },
  STARTS,
);

async function writes(): Promise<unknown> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    "SELECT n_tup_ins::int AS inserted, n_tup_upd::int AS updated FROM pg_stat_user_tables WHERE relname = 'recipe'",
  );
  return rows[0];
}
