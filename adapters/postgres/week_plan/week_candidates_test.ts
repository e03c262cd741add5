import { expect, it } from "vitest";
import { weekCandidatesContract } from "../../contracts/week_plan/week_candidates_contract.ts";
import { maya, recipe, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresPreferenceStore } from "../account/preference_store.ts";
import { PostgresFoodStore } from "../food/food_store.ts";
import { PostgresOpinionStore } from "../recipe/opinion_store.ts";
import { PostgresRecipeStore } from "../recipe/recipe_store.ts";
import { countStatements } from "../testing/count_statements.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresWeekCandidates } from "./week_candidates.ts";

const database = databaseForFile({ people: [maya, tomas], recipes: [] });

weekCandidatesContract("Postgres", async () => ({
  candidates: new PostgresWeekCandidates(database.knex),
  foods: new PostgresFoodStore(database.knex),
  recipes: new PostgresRecipeStore(database.knex),
  opinions: new PostgresOpinionStore(database.knex),
  preferences: new PostgresPreferenceStore(database.knex),
  async clear() {
    for (const table of ["person_preference", "recipe", "preference_set"]) await database.knex(table).delete();
  },
}));

it("reads all meals in one statement, whatever the number of recipes", async () => {
  const recipes = Array.from({ length: 40 }, (_, i) =>
    recipe({ id: `stew-${i}`, name: `Stew ${i}`, meals: ["Lunch", "Dinner"] }),
  );
  await new PostgresRecipeStore(database.knex).putAll(recipes);
  const candidates = new PostgresWeekCandidates(database.knex);
  const request = {
    userId: maya.id,
    meals: ["Breakfast", "Lunch", "Dinner", "Snacks"],
    exclude: ["has:fish", "not:vegan"],
    activeMinutesMax: { Dinner: 30 },
    withRecipes: ["stew-1", "stew-2"],
    seed: 5,
  } as const;

  expect(await countStatements(database.knex, () => candidates.list(request))).toHaveLength(1);
});
