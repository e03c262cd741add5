import { expect, it } from "vitest";
import { calendarDate } from "../../../core/shared/mod.ts";
import { ownRecipeStoreContract } from "../../contracts/cookbook/own_recipe_store_contract.ts";
import { foods } from "../../memory/food/foods.ts";
import { ingeborg, maya, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresPostFeed } from "../community/post_feed.ts";
import { PostgresPostStore } from "../community/post_store.ts";
import { PostgresFoodStore } from "../food/food_store.ts";
import { PostgresHouseholdStore } from "../household/household_store.ts";
import { PostgresMealPlanReads } from "../meal_plan/meal_plan_reads.ts";
import { PostgresMealPlanStore } from "../meal_plan/meal_plan_store.ts";
import { PostgresPersonalRecipes } from "../recipe/personal_recipes.ts";
import { PostgresRecipePages } from "../recipe/recipe_pages.ts";
import { PostgresRecipeStore } from "../recipe/recipe_store.ts";
import { PostgresRecipeSearch } from "../search/recipe_search.ts";
import { countStatements } from "../testing/count_statements.ts";
import { freshDatabase } from "../testing/fresh_database.ts";
import { PostgresWeekCandidates } from "../week_plan/week_candidates.ts";
import { PostgresOwnRecipeStore } from "./own_recipe_store.ts";
import { PostgresRecipeImportStore } from "./recipe_import_store.ts";

ownRecipeStoreContract("Postgres", async () => {
  const { knex, drop } = await freshDatabase({ people: [maya, tomas, ingeborg], recipes: [] });
  await new PostgresFoodStore(knex).putAll(foods);
  const [plans, reads] = [new PostgresMealPlanStore(knex), new PostgresMealPlanReads(knex)];
  return {
    ownRecipes: new PostgresOwnRecipeStore(knex),
    recipes: new PostgresRecipeStore(knex),
    pages: new PostgresRecipePages(knex),
    households: new PostgresHouseholdStore(knex),
    mealPlans: { put: (meal) => plans.put(meal), listMeals: (userId, days) => reads.listMeals(userId, days) },
    posts: new PostgresPostStore(knex),
    feed: new PostgresPostFeed(knex),
    search: new PostgresRecipeSearch(knex),
    personal: new PostgresPersonalRecipes(knex),
    weeks: new PostgresWeekCandidates(knex),
    async beginImport() {
      const imports = new PostgresRecipeImportStore(knex);
      return (await imports.begin(maya.id, { fileName: "a.zip", whenKnown: "skip", now: new Date() })) ?? "";
    },
    async clear() {
      await knex.raw("DELETE FROM post; DELETE FROM stored_recipe; DELETE FROM recipe_import");
      await new PostgresHouseholdStore(knex).leave(tomas.id, { from: calendarDate("2999-01-01") });
    },
    close: drop,
  };
});

it("lists in one statement", async () => {
  const { knex, drop } = await freshDatabase({ people: [maya], recipes: [] });
  const ownRecipes = new PostgresOwnRecipeStore(knex);

  expect(await countStatements(knex, () => ownRecipes.list(maya.id, { skip: 0, limit: 60 }))).toHaveLength(1);
  await drop();
});
