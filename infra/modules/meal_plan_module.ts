import { ContainerModule } from "inversify";
import { mealPlanRoutes } from "../../adapters/http/meal_plan/meal_plan_routes.ts";
import { PostgresMealPlanReads } from "../../adapters/postgres/meal_plan/meal_plan_reads.ts";
import { PostgresMealPlanStore } from "../../adapters/postgres/meal_plan/meal_plan_store.ts";
import { PostgresRecipePages } from "../../adapters/postgres/recipe/recipe_pages.ts";
import { tokens } from "../tokens.ts";

export const mealPlanModule = new ContainerModule(({ bind }) => {
  bind(tokens.mealPlanStore)
    .toResolvedValue((knex) => new PostgresMealPlanStore(knex), [tokens.knex])
    .inSingletonScope();
  bind(tokens.mealPlanReads)
    .toResolvedValue((knex) => new PostgresMealPlanReads(knex), [tokens.knex])
    .inSingletonScope();
  bind(tokens.routes).toResolvedValue(
    (mealPlans, plan, recipes, ingredients, foodRules, events, clock, knex) => {
      const pages = new PostgresRecipePages(knex);
      return mealPlanRoutes({ mealPlans, plan, recipes, pages, ingredients, foodRules, events, clock });
    },
    [
      tokens.mealPlanStore,
      tokens.mealPlanReads,
      tokens.recipeStore,
      tokens.foodTables,
      tokens.foodRulesStore,
      tokens.householdEvents,
      tokens.clock,
      tokens.knex,
    ],
  );
});
