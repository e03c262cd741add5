import { beforeAll, beforeEach, expect, it } from "vitest";
import { recipeStoreContract } from "../../contracts/recipe/recipe_store_contract.ts";
import { caprese, recipe, shakshuka } from "../../memory/people_and_recipes.ts";
import { countStatements } from "../testing/count_statements.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresRecipeStore } from "./recipe_store.ts";

const database = databaseForFile({ people: [], recipes: [] });
let store: PostgresRecipeStore;

beforeAll(async () => {
  store = new PostgresRecipeStore(database.knex);
});
beforeEach(() => database.knex("recipe").delete());

recipeStoreContract("Postgres", async () => ({
  store: new PostgresRecipeStore(database.knex),
  async clear() {
    await database.knex("recipe").delete();
  },
}));

it("reads each list in one statement", async () => {
  await store.putAll([shakshuka, caprese]);

  expect(await countStatements(database.knex, () => store.list([shakshuka.id, caprese.id]))).toHaveLength(1);
  expect(await countStatements(database.knex, () => store.listByDishTypes(["Salad"], { limit: 9 }))).toHaveLength(1);
});

it("stores a batch completely or not at all", async () => {
  const fat = { ...caprese.nutrition, kcal: 9_000 };

  await expect(store.putAll([shakshuka, recipe({ id: "fat", name: "Fat", nutrition: fat })])).rejects.toThrow("kcal");

  expect(await store.find(shakshuka.id)).toBeUndefined();
});

it("accepts concurrent imports of the same recipes", async () => {
  await Promise.all(Array.from({ length: 5 }, () => store.putAll([shakshuka, caprese])));

  expect(await store.listByDishTypes([], { limit: 9 })).toHaveLength(2);
});
