import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { openDatabase } from "./database.ts";
import { CannotMigrate, migrate } from "./migrate.ts";

let admin: Knex;
let url: string;
let name: string;
let directory: string;
let opened: Knex[];

beforeEach(async () => {
  name = `test_${randomUUID().replaceAll("-", "")}`;
  url = `${inject("postgresUrl")}/${name}`;
  admin = openDatabase(`${inject("postgresUrl")}/postgres`, { size: 1 });
  await admin.raw("CREATE DATABASE ??", [name]);
  directory = await mkdtemp(join(tmpdir(), "weekplate-migrations-"));
  opened = [];
});

afterEach(async () => {
  for (const knex of opened) await knex.destroy();
  await admin.raw("DROP DATABASE ?? WITH (FORCE)", [name]);
  await admin.destroy();
  await rm(directory, { recursive: true });
});

/** As a server of its own, with the smallest pool that one may have. */
function server(): Knex {
  const knex = openDatabase(url, { size: 1 });
  opened.push(knex);
  return knex;
}

/** Puts a migration there that does these statements. */
async function migration(file: string, ...statements: string[]): Promise<void> {
  const lines = statements.map((statement) => `await knex.raw(${JSON.stringify(statement)});`);
  await writeFile(
    join(directory, file),
    `export async function up(knex) { ${lines.join("\n")} }\nexport async function down() {}`,
  );
}

async function dishes(): Promise<unknown[]> {
  return await server()("dish").select("name").orderBy("name");
}

it("lets servers that start at once do every migration once", async () => {
  await migrate(server(), { directory }); // before there is anything
  await migration("01_dish.ts", "CREATE TABLE dish (name text)", "SELECT pg_sleep(0.2)");
  await migration("02_soup.ts", "INSERT INTO dish VALUES ('soup')");

  await Promise.all([1, 2, 3, 4].map(() => migrate(server(), { directory })));

  expect(await dishes()).toEqual([{ name: "soup" }]);
});

it("brings an empty database to the newest schema from several servers", async () => {
  await Promise.all([migrate(server()), migrate(server()), migrate(server())]);

  expect(await server()("person").select("id")).toEqual([]);
});

it("leaves everything as it was when one of several migrations fails, and says which statement", async () => {
  await migration("01_dish.ts", "CREATE TABLE dish (name text)");
  await migrate(server(), { directory });
  await migration("02_soup.ts", "INSERT INTO dish VALUES ('soup')");
  await migration("03_wrong.ts", "ALTER TABLE dish ADD COLUMN name text");

  const failure: unknown = await migrate(server(), { directory }).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(CannotMigrate);
  expect(failure).toMatchObject({
    message: expect.stringContaining('column "name" of relation "dish" already exists'),
  });
  expect(await dishes()).toEqual([]);
  await rm(join(directory, "03_wrong.ts"));
  await migrate(server(), { directory });
  expect(await dishes()).toEqual([{ name: "soup" }]);
});

it("goes on where a server was killed while it migrated", async () => {
  await migrate(server(), { directory });
  await server()("schema_migration_lock").update({ is_locked: 1 }); // as one from before left it
  await migration("01_dish.ts", "CREATE TABLE dish (name text)", "SELECT pg_sleep(60)");
  const killed = migrate(server(), { directory }).catch((error: unknown) => error);
  await expect.poll(sleepers, { interval: 20 }).toHaveLength(1);

  await admin.raw("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'");
  await killed;
  await rm(join(directory, "01_dish.ts"));
  await migration("01_quick.ts", "CREATE TABLE dish (name text)");
  await migrate(server(), { directory });

  expect(await dishes()).toEqual([]);

  async function sleepers(): Promise<unknown[]> {
    const { rows } = await admin.raw<{ rows: unknown[] }>(
      "SELECT pid FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'",
    );
    return rows;
  }
});

it("gives up early if a table is in use, because all later statements would wait behind it", async () => {
  await migration("01_dish.ts", "CREATE TABLE dish (name text)");
  await migrate(server(), { directory });
  await migration("02_price.ts", "ALTER TABLE dish ADD COLUMN price int");

  await server().transaction(async (reader) => {
    await reader("dish").select("name");
    await expect(migrate(server(), { directory })).rejects.toThrow(/lock timeout/u);
  });
  await migrate(server(), { directory });
});

it("lets a server start over a schema that is newer than its own", async () => {
  await migration("01_dish.ts", "CREATE TABLE dish (name text)");
  await migration("02_soup.ts", "INSERT INTO dish VALUES ('soup')");
  await migrate(server(), { directory });
  await rm(join(directory, "02_soup.ts"));

  await migrate(server(), { directory });

  expect(await dishes()).toEqual([{ name: "soup" }]);
});
