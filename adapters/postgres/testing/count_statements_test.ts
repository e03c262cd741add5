import { afterAll, beforeAll, expect, it } from "vitest";
import { countStatements } from "./count_statements.ts";
import { type FreshDatabase, freshDatabase } from "./fresh_database.ts";

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase({ people: [], recipes: [] });
});
afterAll(() => database.drop());

it("sees what the builder, raw SQL and a transaction send, and nothing after", async () => {
  const { knex } = database;
  const statements = await countStatements(knex, async () => {
    await knex("person").select("id");
    await knex.transaction((transaction) => transaction.raw("SELECT 2"));
  });
  await knex.raw("SELECT 3");

  expect(statements).toEqual(['select "id" from "person"', "BEGIN;", "SELECT 2", "COMMIT;"]);
});
