import { ContainerModule } from "inversify";
import { weekPlanRoutes } from "../../adapters/http/week_plan/week_plan_routes.ts";
import { PostgresSettingsStore } from "../../adapters/postgres/account/settings_store.ts";
import { PostgresRecipePages } from "../../adapters/postgres/recipe/recipe_pages.ts";
import { PostgresWeekCandidates } from "../../adapters/postgres/week_plan/week_candidates.ts";
import { PostgresWeekTemplateStore } from "../../adapters/postgres/week_plan/week_template_store.ts";
import { WorkerWeekPlanner } from "../../adapters/worker_threads/week_planner.ts";
import { tokens } from "../tokens.ts";

export const weekPlanModule = new ContainerModule(({ bind }) => {
  bind(tokens.weekPlanner)
    .toResolvedValue(() => new WorkerWeekPlanner(), [])
    .inSingletonScope();
  bind(tokens.routes).toResolvedValue(
    (knex, mealPlans, plan, recipes, households, pantries, foodRules, ingredients, planner, events, clock) =>
      weekPlanRoutes({
        mealPlans,
        plan,
        recipes,
        pages: new PostgresRecipePages(knex),
        households,
        settings: new PostgresSettingsStore(knex),
        pantries,
        foodRules,
        ingredients,
        candidates: new PostgresWeekCandidates(knex),
        planner,
        weekTemplates: new PostgresWeekTemplateStore(knex),
        events,
        clock,
      }),
    [
      tokens.knex,
      tokens.mealPlanStore,
      tokens.mealPlanReads,
      tokens.recipeStore,
      tokens.householdStore,
      tokens.pantryStore,
      tokens.foodRulesStore,
      tokens.foodTables,
      tokens.weekPlanner,
      tokens.householdEvents,
      tokens.clock,
    ],
  );
});
