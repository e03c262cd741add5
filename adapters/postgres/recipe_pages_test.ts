import { afterAll, beforeAll, expect, it } from "vitest";
import { recipePagesContract } from "../contracts/recipe_pages_contract.ts";
import { maya, tomas } from "../memory/people_and_recipes.ts";
import { PostgresOpinionStore } from "./opinion_store.ts";
import { PostgresRecipePages } from "./recipe_pages.ts";
import { PostgresRecipeStore } from "./recipe_store.ts";
import { countStatements } from "./testing/count_statements.ts";
import { type FreshDatabase, freshDatabase } from "./testing/fresh_database.ts";

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase({ people: [maya, tomas], recipes: [] });
});
afterAll(() => database.drop());

recipePagesContract("Postgres", async () => ({
  pages: new PostgresRecipePages(database.knex),
  recipes: new PostgresRecipeStore(database.knex),
  opinions: new PostgresOpinionStore(database.knex),
  async close() {},
}));

it("reads a page in one statement", async () => {
  const pages = new PostgresRecipePages(database.knex);

  expect(await countStatements(database.knex, () => pages.find("layered-cake"))).toHaveLength(1);
});
