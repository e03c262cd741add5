import { beforeAll, expect, it } from "vitest";
import { weekOf } from "../../../core/meal_plan/mod.ts";
import { foodsAtHome } from "../../../core/pantry/mod.ts";
import { addDays, calendarDate } from "../../../core/shared/mod.ts";
import { addLine, getShoppingList, tickLine } from "../../../core/shopping/mod.ts";
import { shoppingListStoreContract } from "../../contracts/shopping/shopping_list_store_contract.ts";
import { shoppingMealsContract } from "../../contracts/shopping/shopping_meals_contract.ts";
import { FixedClock } from "../../memory/fixed_clock.ts";
import { foods } from "../../memory/food/foods.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { PostgresFoodStore } from "../food/food_store.ts";
import { PostgresHouseholdStore } from "../household/household_store.ts";
import { PostgresIngredientSource } from "../ingredient_search/ingredient_source.ts";
import { PostgresMealPlanStore } from "../meal_plan/meal_plan_store.ts";
import { PostgresPantryStore } from "../pantry/pantry_store.ts";
import { countStatements } from "../testing/count_statements.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresShoppingListStore } from "./shopping_list_store.ts";
import { PostgresShoppingMeals } from "./shopping_meals.ts";

const database = databaseForFile({ people: [maya, tomas], recipes: [shakshuka, tomatoSoup] });
let lists: PostgresShoppingListStore;
let households: PostgresHouseholdStore;
let plans: PostgresMealPlanStore;

beforeAll(async () => {
  lists = new PostgresShoppingListStore(database.knex);
  households = new PostgresHouseholdStore(database.knex);
  plans = new PostgresMealPlanStore(database.knex);
});

/** Maya and Tomás live alone, with empty lists. */
async function clear(): Promise<void> {
  await households.leave(tomas.id, { from: calendarDate("2999-01-01") });
  await database.knex("shopping_list").delete();
  await database.knex("shop").delete();
  await database.knex("pantry_food").delete();
}

shoppingMealsContract("Postgres", async () => ({
  households,
  plans,
  meals: new PostgresShoppingMeals(database.knex),
  close: clear,
}));
shoppingListStoreContract("Postgres", async () => ({
  lists,
  households,
  pantries: new PostgresPantryStore(database.knex),
  clear,
}));

it("reads a list in a bounded number of statements, however many meals there are", async () => {
  await new PostgresFoodStore(database.knex).putAll(foods);
  const ingredients = new PostgresIngredientSource(database.knex);
  await ingredients.current();
  const { monday } = weekOf(calendarDate("2026-11-16"));
  const shoppingMeals = new PostgresShoppingMeals(database.knex);
  const atHome = foodsAtHome(new PostgresPantryStore(database.knex));
  const ports = {
    shoppingLists: lists,
    foodsAtHome: atHome,
    shoppingMeals,
    ingredients,
    clock: new FixedClock(monday),
  };
  const read = () => countStatements(database.knex, () => getShoppingList(ports, { userId: maya.id }));
  const before = await read();
  const days = Array.from({ length: 28 }, (_, i) => addDays(monday, i));
  for (const date of days) {
    for (const mealTime of ["Breakfast", "Lunch", "Dinner"] as const)
      await plans.put({ userId: maya.id, date, mealTime, recipeId: shakshuka.id, name: `${mealTime}: Shakshuka` });
  }
  await lists.setDays(maya.id, days);
  await lists.merge(maya.id, addLine("a", "milk"));

  expect((await getShoppingList(ports, { userId: maya.id })).needs.toBuy[0]?.meals).toHaveLength(84);
  expect(await read()).toHaveLength(before.length);
  expect(before.length).toBeLessThanOrEqual(5);
});

it("changes a list in few statements, along its keys", async () => {
  const statements = await countStatements(database.knex, () => lists.merge(maya.id, tickLine("t", "a")));
  expect(statements.length).toBeLessThanOrEqual(6);
});

it("is deleted with the last member", async () => {
  const { knex } = database;
  const [olu]: { id: typeof maya.id }[] = await knex("person")
    .insert({ identity_id: "identity-olu", full_name: "Olu Ade" })
    .returning("id");
  if (!olu) throw new Error("The database stored no person");
  const before = await Promise.all([knex("shopping_list"), knex("shop")]);
  await lists.addShop(olu.id, { name: "Market", aisles: [] });
  expect(await knex("shopping_list")).toHaveLength(before[0].length + 1);
  await knex("person").where({ id: olu.id }).delete();
  expect(await Promise.all([knex("shopping_list"), knex("shop")])).toEqual(before);
});
