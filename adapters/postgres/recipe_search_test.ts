import { afterAll, beforeAll, expect, it } from "vitest";
import { recipeSearchContract, searchedRecipes } from "../contracts/recipe_search_contract.ts";
import { foods } from "../memory/foods.ts";
import { PostgresFoodStore } from "./food_store.ts";
import { PostgresRecipeSearch } from "./recipe_search.ts";
import { PostgresRecipeStore } from "./recipe_store.ts";
import { countStatements } from "./testing/count_statements.ts";
import { type FreshDatabase, freshDatabase } from "./testing/fresh_database.ts";

let database: FreshDatabase;
let search: PostgresRecipeSearch;

beforeAll(async () => {
  database = await freshDatabase({ people: [], recipes: [] });
  await new PostgresFoodStore(database.knex).putAll(foods);
  await new PostgresRecipeStore(database.knex).putAll(searchedRecipes);
  search = new PostgresRecipeSearch(database.knex);
});
afterAll(() => database.drop());

recipeSearchContract("Postgres", async () => ({ search: new PostgresRecipeSearch(database.knex), async close() {} }));

it("reads a page in one statement, and a misspelled one in three", async () => {
  const page = { skip: 0, limit: 60 };

  expect(await countStatements(database.knex, () => search.search(["tomato", "soup"], page))).toHaveLength(1);
  expect(await countStatements(database.knex, () => search.varied(page))).toHaveLength(1);
  expect(await countStatements(database.knex, () => search.search(["tomatto"], page))).toHaveLength(3);
});
