import { afterAll, beforeAll, expect, it } from "vitest";
import { calendarDate } from "../../core/shared/mod.ts";
import { personalRecipesContract } from "../contracts/personal_recipes_contract.ts";
import { maya, tomas } from "../memory/people_and_recipes.ts";
import { PostgresFoodStore } from "./food_store.ts";
import { PostgresMealPlanStore } from "./meal_plan_store.ts";
import { PostgresOpinionStore } from "./opinion_store.ts";
import { PostgresPersonalRecipes } from "./personal_recipes.ts";
import { PostgresPreferenceStore } from "./preference_store.ts";
import { PostgresRecipeStore } from "./recipe_store.ts";
import { countStatements } from "./testing/count_statements.ts";
import { type FreshDatabase, freshDatabase } from "./testing/fresh_database.ts";

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase({ people: [maya, tomas], recipes: [] });
});
afterAll(() => database.drop());

personalRecipesContract("Postgres", async () => ({
  personal: new PostgresPersonalRecipes(database.knex),
  foods: new PostgresFoodStore(database.knex),
  recipes: new PostgresRecipeStore(database.knex),
  opinions: new PostgresOpinionStore(database.knex),
  preferences: new PostgresPreferenceStore(database.knex),
  mealPlans: new PostgresMealPlanStore(database.knex),
  async clear() {
    for (const table of ["planned_meal", "person_preference", "recipe", "preference_set"]) {
      await database.knex(table).delete();
    }
  },
  async close() {},
}));

it.each([
  ["rules", ["has:fish", "not:vegan", "food:onion"]],
  ["no rules", []],
] as const)("reads each list in one statement, with %s", async (_what, without) => {
  const personal = new PostgresPersonalRecipes(database.knex);
  const plannedFrom = calendarDate("2026-11-16");
  const plannedTo = calendarDate("2026-11-29");

  expect(
    await countStatements(database.knex, () =>
      personal.listCandidates(maya.id, { plannedFrom, plannedTo, limit: 200, shuffleStart: 5, without }),
    ),
  ).toHaveLength(1);
  expect(await countStatements(database.knex, () => personal.listDiverse(maya.id, { limit: 120 }))).toHaveLength(1);
});
