import { afterAll, beforeAll, expect, it } from "vitest";
import { readQuery } from "../../core/recipe/mod.ts";
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

it("reads a page in one statement; one more for a mistake, and one for each word that is given up", async () => {
  const page = { skip: 0, limit: 60 };
  const statements = (query: string) => countStatements(database.knex, () => search.search(readQuery(query), page));

  expect(await statements("tomato")).toHaveLength(1);
  expect(await statements("tomato soup under 60 minutes without feta")).toHaveLength(1);
  expect(await statements("without feta")).toHaveLength(1);
  expect(await countStatements(database.knex, () => search.varied(page))).toHaveLength(1);
  expect(await statements("tomatto")).toHaveLength(3);
  expect(await statements("shakshuka gelato")).toHaveLength(3);
});
