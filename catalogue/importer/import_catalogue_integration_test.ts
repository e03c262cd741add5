import { expect, it } from "vitest";
import { PostgresFoodStore } from "../../adapters/postgres/food/food_store.ts";
import { PostgresIngredientSource } from "../../adapters/postgres/ingredient_search/ingredient_source.ts";
import { PostgresCatalogueImports } from "../../adapters/postgres/recipe/catalogue_imports.ts";
import { PostgresRecipePages } from "../../adapters/postgres/recipe/recipe_pages.ts";
import { PostgresRecipeStore } from "../../adapters/postgres/recipe/recipe_store.ts";
import { PostgresRecipeSearch } from "../../adapters/postgres/search/recipe_search.ts";
import { databaseForFile } from "../../adapters/postgres/testing/fresh_database.ts";
import { type Constituent } from "../../core/food/mod.ts";
import { searchRecipes } from "../../core/search/mod.ts";
import { importCatalogue } from "./import_catalogue.ts";

const database = databaseForFile({ people: [], recipes: [] });

function ports() {
  return {
    recipes: new PostgresRecipeStore(database.knex),
    foods: new PostgresFoodStore(database.knex),
    imports: new PostgresCatalogueImports(database.knex),
  };
}

// #recipe-own-data
it("imports the whole catalogue into Postgres, twice without duplicates", async () => {
  const first = await importCatalogue(ports());
  expect(first.recipes).toBeGreaterThanOrEqual(240);

  await database.knex("catalogue_version").update({ fingerprint: "of older files" });
  expect(await importCatalogue(ports())).toEqual(first);

  expect(await database.knex("recipe").select("id")).toHaveLength(first.recipes);
  expect(await ports().recipes.find("shakshuka-with-feta")).toMatchObject({
    name: "Shakshuka with Feta",
    mainImage: "/pictures/shakshuka-with-feta.webp",
    totalMinutes: 35,
  });
});

it("stores the fingerprint", async () => {
  await importCatalogue(ports());

  expect(await importCatalogue(ports())).toEqual({ foods: 0, recipes: 0 });
});

it.each<[string, readonly Constituent[]]>([
  ["dinner without gluten", ["gluten"]],
  ["peanut free", ["peanuts"]],
  ["no nuts", ["nuts", "peanuts"]],
  ["soup without milk or celery", ["milk", "celery"]],
  ["unicorn dessert, egg-free", ["eggs"]],
])("finds dishes for %j, none of which contains or may contain that", async (query, excluded) => {
  const search = new PostgresRecipeSearch(database.knex);
  const { recipes } = await searchRecipes(
    { search, ingredients: new PostgresIngredientSource(database.knex) },
    { query },
  );
  const pages = await Promise.all(recipes.map(({ id }) => new PostgresRecipePages(database.knex).find(id)));

  expect(pages.length).toBeGreaterThan(5);
  expect(
    pages.flatMap((page) => page?.recipe.contents ?? []).filter(({ constituent }) => excluded.includes(constituent)),
  ).toEqual([]);
});
