import { expect, it } from "vitest";
import { countStatements } from "./count_statements.ts";
import { databaseForFile } from "./fresh_database.ts";

const database = databaseForFile({ people: [], recipes: [] });

it("sees what the builder, raw SQL and a transaction send, and nothing after", async () => {
  const { knex } = database;
  const statements = await countStatements(knex, async () => {
    await knex("person").select("id");
    await knex.transaction((transaction) => transaction.raw("SELECT 2"));
  });
  await knex.raw("SELECT 3");

  expect(statements).toEqual(['select "id" from "person"', "BEGIN;", "SELECT 2", "COMMIT;"]);
});
