import { expect, it } from "vitest";
import { findRecipesByIngredients } from "../../../core/ingredient_search/mod.ts";
import { foodTablesContract } from "../../contracts/food/food_tables_contract.ts";
import { ingredientSourceContract } from "../../contracts/ingredient_search/ingredient_source_contract.ts";
import { foods } from "../../memory/food/foods.ts";
import { caprese, recipe, shakshuka, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { PostgresFoodStore } from "../food/food_store.ts";
import { PostgresFoodTables } from "../food/food_tables.ts";
import { incrementCatalogueVersion } from "../recipe/catalogue_version.ts";
import { PostgresPersonalRecipes } from "../recipe/personal_recipes.ts";
import { PostgresRecipeStore } from "../recipe/recipe_store.ts";
import { countStatements } from "../testing/count_statements.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresIngredientSource } from "./ingredient_source.ts";

const database = databaseForFile({ people: [], recipes: [] });

async function clear(): Promise<void> {
  await database.knex("recipe").delete();
  await database.knex("food").delete();
  await database.knex.transaction(incrementCatalogueVersion);
}

ingredientSourceContract("Postgres", async () => ({
  source: new PostgresIngredientSource(database.knex),
  recipes: new PostgresRecipeStore(database.knex),
  foods: new PostgresFoodStore(database.knex),
  clear,
}));

foodTablesContract("Postgres", async () => ({
  tables: new PostgresFoodTables(database.knex),
  foods: new PostgresFoodStore(database.knex),
  clear,
}));

// It reads the same table, and more.
foodTablesContract("Postgres, with the recipes", async () => ({
  tables: new PostgresIngredientSource(database.knex),
  foods: new PostgresFoodStore(database.knex),
  clear,
}));

it("reads more recipes than fit into one batch, quickest first", async () => {
  const recipes = new PostgresRecipeStore(database.knex);
  const toasts = Array.from({ length: 2_001 }, (_, n) =>
    recipe({ id: `toast-${String(n).padStart(4, "0")}`, name: "Toast", totalMinutes: 3_000 - n, foods: ["bread"] }),
  );
  for (let first = 0; first < toasts.length; first += 1_000) await recipes.putAll(toasts.slice(first, first + 1_000));
  const { recipes: index } = await new PostgresIngredientSource(database.knex).current();
  await database.knex("recipe").delete();

  const found = index.best(["bread"], { limit: 3_000 }).map(({ id }) => id);
  expect(found).toEqual(toasts.map(({ id }) => id).toReversed());
});

it("reads the recipes once for each version, however many servers need them at once", async () => {
  await clear();
  await new PostgresFoodStore(database.knex).putAll(foods);
  const recipes = new PostgresRecipeStore(database.knex);
  await recipes.putAll([shakshuka, tomatoSoup]);
  const servers = Array.from({ length: 4 }, () => new PostgresIngredientSource(database.knex));
  const found = async () =>
    await Promise.all(servers.map(async (server) => (await server.current()).recipes.best(["egg"], { limit: 9 })));
  const readings = async () =>
    (await countStatements(database.knex, found)).filter((statement) => statement.includes("DECLARE needs"));

  expect(await readings()).toHaveLength(1);
  expect(await readings()).toHaveLength(0);

  await recipes.putAll([caprese]);
  expect(await readings()).toHaveLength(1);
  expect(new Set((await found()).map((best) => JSON.stringify(best))).size).toBe(1);
  // Only the newest one is stored.
  const { rows } = await database.knex.raw<{ rows: { version: number }[] }>(
    "SELECT DISTINCT version FROM ingredient_index_part",
  );
  expect(rows).toHaveLength(1);
});

it("needs two statements once the catalogue is loaded, and one more to leave foods out", async () => {
  const recipes = new PostgresRecipeStore(database.knex);
  const personal = new PostgresPersonalRecipes(database.knex);
  const ports = { recipes, personal, catalogue: new PostgresIngredientSource(database.knex) };
  await new PostgresFoodStore(database.knex).putAll(foods);
  await recipes.putAll([shakshuka, tomatoSoup]);
  const find = () => findRecipesByIngredients(ports, { ingredients: ["tomatoes", "onion", "eggs"] });
  await find();

  expect(await countStatements(database.knex, find)).toHaveLength(2);
  const findWithout = () => findRecipesByIngredients(ports, { ingredients: ["tomatoes", "no feta"] });
  expect(await countStatements(database.knex, findWithout)).toHaveLength(3);
});
