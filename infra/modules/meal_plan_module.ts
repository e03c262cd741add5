import { ContainerModule } from "inversify";
import { mealPlanRoutes } from "../../adapters/http/meal_plan/meal_plan_routes.ts";
import { PostgresMealPlanReads } from "../../adapters/postgres/meal_plan/meal_plan_reads.ts";
import { PostgresMealPlanStore } from "../../adapters/postgres/meal_plan/meal_plan_store.ts";
import { PostgresRecipePages } from "../../adapters/postgres/recipe/recipe_pages.ts";
import { tokens } from "../tokens.ts";

export const mealPlanModule = new ContainerModule(({ bind }) => {
  bind(tokens.mealPlanStore).toDynamicValue(({ get }) => new PostgresMealPlanStore(get(tokens.knex)));
  bind(tokens.mealPlanReads).toDynamicValue(({ get }) => new PostgresMealPlanReads(get(tokens.knex)));
  bind(tokens.routes).toDynamicValue(({ get }) =>
    mealPlanRoutes({
      mealPlans: get(tokens.mealPlanStore),
      plan: get(tokens.mealPlanReads),
      recipes: get(tokens.recipeStore),
      pages: new PostgresRecipePages(get(tokens.knex)),
      ingredients: get(tokens.foodTables),
      foodRules: get(tokens.foodRulesStore),
      events: get(tokens.householdEvents),
      clock: get(tokens.clock),
    }),
  );
});
