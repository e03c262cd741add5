import type { Knex } from "knex";
import { expect, it } from "vitest";
import { openDatabase } from "./database.ts";
import { PLANNED_EACH_TIME } from "./prepare_statements.ts";
import { databaseForFile } from "./testing/fresh_database.ts";

const database = databaseForFile({ people: [], recipes: [] });
const OFTEN = 40;

/** How often the connection planned the statement with this text: with its values, and for all values. */
async function plannings(knex: Knex, text: string) {
  const { rows } = await knex.raw<{ rows: { custom: number; generic: number }[] }>(
    `SELECT custom_plans AS custom, generic_plans AS generic FROM pg_prepared_statements
      WHERE statement LIKE ? AND statement NOT LIKE '%pg_prepared_statements%'`,
    [`%${text}%`],
  );
  return rows;
}

async function withOneConnection(use: (knex: Knex) => Promise<void>): Promise<void> {
  const knex = openDatabase(database.url, { size: 1 });
  try {
    await use(knex);
  } finally {
    await knex.destroy();
  }
}

it("plans a repeated statement no more than five times, also within transactions", async () => {
  await withOneConnection(async (knex) => {
    for (let use = 0; use < OFTEN; use += 1) {
      await knex("person").select("full_name AS repeated").where({ id: use });
      await knex.transaction((transaction) => transaction("person").select("id AS repeated").where({ id: use }));
    }

    for (const { custom, generic } of await plannings(knex, "repeated")) {
      expect(custom).toBe(5);
      expect(generic).toBeGreaterThan(5);
    }
    expect(await plannings(knex, "repeated")).toHaveLength(2);
  });
});

it("prepares no text of several statements", async () => {
  await withOneConnection(async (knex) => {
    for (let use = 0; use < OFTEN; use += 1) expect(await knex.raw("SELECT 1; SELECT 2")).toHaveLength(2);
  });
});

it("plans a statement each time that asks for it, and one that is rare", async () => {
  await withOneConnection(async (knex) => {
    for (let use = 0; use < OFTEN; use += 1) {
      await knex.raw("SELECT id AS searched FROM person WHERE id = ?", [use]).options(PLANNED_EACH_TIME);
      await knex.raw(`SELECT id AS rare_${use} FROM person WHERE id = ?`, [use]);
    }

    expect([...(await plannings(knex, "searched")), ...(await plannings(knex, "rare"))]).toEqual([]);
  });
});
