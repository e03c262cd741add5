import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Knex } from "knex";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { openDatabase } from "../../adapters/postgres/database.ts";
import { migrate } from "../../adapters/postgres/migrate.ts";
import { AuthEmulator } from "../../infra/embedded/auth_emulator.ts";
import { SEED_MESSAGES, SEED_PASSWORD, SEED_POSTS, SEED_WEEK } from "../../infra/seed/people.ts";
import { newSettings, ProductProcess, type RunSettings } from "../embedded/testing/product_process.ts";
import { Visitor } from "../embedded/testing/visitor.ts";

// Server processes that start at once with one empty database, as after an update or a reboot.

let admin: Knex;
let knex: Knex;
let name: string;
let settings: RunSettings[];
let started: ProductProcess[];

beforeEach(async () => {
  name = `test_${randomUUID().replaceAll("-", "")}`;
  admin = openDatabase(`${inject("postgresUrl")}/postgres`, { size: 1 });
  await admin.raw("CREATE DATABASE ??", [name]);
  knex = openDatabase(databaseUrl(), { size: 1 });
  settings = [];
  started = [];
});

afterEach(async () => {
  for (const product of started) if (!product.hasEnded) await product.stop(); // after a failed test
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
    FIREBASE_AUTH_EMULATOR_HOST: "localhost:1", // nothing listens there; no test signs in
    IMPORT_CATALOGUE: "on",
  };
}

async function start(own: RunSettings): Promise<ProductProcess> {
  const product = await ProductProcess.start(own);
  started.push(product);
  return product;
}

async function recipes(product: ProductProcess): Promise<number> {
  const reply = await fetch(`${product.url}/api/recipes?query=soup`);
  expect(reply.status).toBe(200);
  return ((await reply.json()) as { recipes: unknown[] }).recipes.length;
}

it("migrates the schema and imports the catalogue once if two servers start at once", async () => {
  const both = await Promise.all([server(), server()].map(async (own) => start(await own)));

  for (const product of both) expect(await recipes(product)).toBeGreaterThan(5);
  // Postgres's statistics of a connection are complete when it is closed.
  for (const product of both) expect(await product.stop()).toMatchObject({ code: 0, errors: "" });
  const count = (await knex("recipe").select("id")).length;
  await expect.poll(writes, { interval: 100 }).toEqual({ inserted: count, updated: 0 });
});

it("creates the demo users once if two servers start at once, and keeps their later changes", async () => {
  const own = await server();
  const emulator = await AuthEmulator.start({
    projectId: "demo-weekplate",
    port: Number(own.AUTH_EMULATOR_PORT),
    accountsFile: join(dirname(own.STATE_FOLDER), "accounts.json"),
  });
  const seeding = { FIREBASE_AUTH_EMULATOR_HOST: emulator.host, SEED_PEOPLE: "on" };
  try {
    const both = await Promise.all(
      [
        { ...own, ...seeding },
        { ...(await server()), ...seeding },
      ].map(start),
    );
    const [product] = both;
    if (!product) throw new Error("Nothing was started");
    for (const { output } of both) expect(output).toContain("maya@example.com");
    expect(await seeded()).toEqual({ people: 6, posts: SEED_POSTS.length, messages: SEED_MESSAGES.length });
    const maya = await Visitor.signIn(product, "maya", { password: SEED_PASSWORD });
    expect(await maya.mealsThisWeek()).toBe(SEED_WEEK.meals.length);

    const [day, time] = SEED_WEEK.meals[0] ?? [];
    await maya.emptyThisWeeks({ day: day ?? "", time: time ?? "" });
    await knex("post").where({ meal_name: SEED_POSTS[0]?.mealName }).delete();
    for (const each of both) expect(await each.stop()).toMatchObject({ code: 0, errors: "" });

    const again = await start({ ...own, ...seeding });
    expect(await maya.mealsThisWeek()).toBe(SEED_WEEK.meals.length - 1);
    expect(await seeded()).toMatchObject({ posts: SEED_POSTS.length - 1 });
    await again.stop();
  } finally {
    await emulator.stop();
  }
});

it("creates no demo users in a database with users, as after a restore", async () => {
  await migrate(knex);
  await knex("person").insert({ identity_id: "signe", full_name: "Signe" });

  const product = await start({ ...(await server()), SEED_PEOPLE: "on" });

  expect(product.output).not.toContain("@example.com");
  await product.stop();
  expect(await seeded()).toEqual({ people: 1, posts: 0, messages: 0 });
});

async function seeded(): Promise<unknown> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `SELECT (SELECT count(*)::int FROM person) AS people, (SELECT count(*)::int FROM post) AS posts,
            (SELECT count(*)::int FROM chat_message) AS messages`,
  );
  return rows[0];
}

async function writes(): Promise<unknown> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    "SELECT n_tup_ins::int AS inserted, n_tup_upd::int AS updated FROM pg_stat_user_tables WHERE relname = 'stored_recipe'",
  );
  return rows[0];
}
