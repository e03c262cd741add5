import { afterAll, beforeAll, expect, it } from "vitest";
import { foods } from "../../adapters/memory/food/foods.ts";
import { PostgresFoodStore } from "../../adapters/postgres/food/food_store.ts";
import { type FreshDatabase, freshDatabase } from "../../adapters/postgres/testing/fresh_database.ts";
import { DISH_TYPES } from "../../core/recipe/mod.ts";
import { generateRecipes } from "./generate_recipes.ts";

let databases: FreshDatabase[];

beforeAll(async () => {
  databases = await Promise.all([1, 2].map(() => freshDatabase({ people: [], recipes: [] })));
});
afterAll(() => Promise.all(databases.map((database) => database.drop())));

it("needs the food table first", async () => {
  await expect(generateRecipes((databases[0] as FreshDatabase).knex, 1)).rejects.toThrow("food table is empty");
});

it("generates the same recipes every time, of every dish type", async () => {
  const made = await Promise.all(
    databases.map(async ({ knex }) => {
      await new PostgresFoodStore(knex).putAll(foods);
      await generateRecipes(knex, 1_200);
      return await knex("recipe").select("id", "name", "dish_types", "required_foods", "kcal").orderBy("id");
    }),
  );

  expect(made[0]).toHaveLength(1_200);
  expect(made[0]).toEqual(made[1]);
  expect(new Set(made[0]?.flatMap(({ dish_types }) => dish_types))).toEqual(new Set(DISH_TYPES));
});
