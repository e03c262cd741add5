import { ContainerModule } from "inversify";
import { acceptWeekRoute } from "../../adapters/http/week_plan/accept_week_route.ts";
import { suggestWeekRoute, weekAlternativesRoute } from "../../adapters/http/week_plan/suggest_week_routes.ts";
import { WEEK_TEMPLATE_ROUTES, weekTemplateRoutes } from "../../adapters/http/week_plan/week_template_routes.ts";
import { PostgresSettingsStore } from "../../adapters/postgres/account/settings_store.ts";
import { PostgresRecipePages } from "../../adapters/postgres/recipe/recipe_pages.ts";
import { PostgresWeekCandidates } from "../../adapters/postgres/week_plan/week_candidates.ts";
import { PostgresWeekTemplateStore } from "../../adapters/postgres/week_plan/week_template_store.ts";
import { WorkerWeekPlanner } from "../../adapters/worker_threads/week_planner.ts";
import { acceptWeek, suggestAlternatives, suggestWeek } from "../../core/week_plan/mod.ts";
import { tokens } from "../tokens.ts";

export const weekPlanModule = new ContainerModule(({ bind }) => {
  bind(tokens.weekPlanner)
    .toResolvedValue(() => new WorkerWeekPlanner(), [])
    .inSingletonScope();
  bind(tokens.suggestWeekPorts)
    .toResolvedValue(
      (knex, plan, households, pantries, foodRules, ingredients, planner, clock) => ({
        plan,
        households,
        pantries,
        foodRules,
        ingredients,
        planner,
        clock,
        settings: new PostgresSettingsStore(knex),
        pages: new PostgresRecipePages(knex),
        candidates: new PostgresWeekCandidates(knex),
      }),
      [
        tokens.knex,
        tokens.mealPlanReads,
        tokens.householdStore,
        tokens.pantryStore,
        tokens.foodRulesStore,
        tokens.foodTables,
        tokens.weekPlanner,
        tokens.clock,
      ],
    )
    .inSingletonScope();

  for (const name of WEEK_TEMPLATE_ROUTES) {
    bind(tokens.route).toResolvedValue(
      (knex, ports, recipes) =>
        weekTemplateRoutes({ ...ports, recipes, templates: new PostgresWeekTemplateStore(knex) })[name],
      [tokens.knex, tokens.suggestWeekPorts, tokens.recipeStore],
    );
  }
  bind(tokens.route).toResolvedValue(
    (ports) => suggestWeekRoute((input) => suggestWeek(ports, input)),
    [tokens.suggestWeekPorts],
  );
  bind(tokens.route).toResolvedValue(
    (ports) => weekAlternativesRoute((input) => suggestAlternatives(ports, input)),
    [tokens.suggestWeekPorts],
  );
  bind(tokens.route).toResolvedValue(
    (knex, mealPlans, plan, recipes, ingredients, events, clock) => {
      const pages = new PostgresRecipePages(knex);
      return acceptWeekRoute((input) =>
        acceptWeek({ mealPlans, plan, recipes, pages, ingredients, events, clock }, input),
      );
    },
    [
      tokens.knex,
      tokens.mealPlanStore,
      tokens.mealPlanReads,
      tokens.recipeStore,
      tokens.foodTables,
      tokens.householdEvents,
      tokens.clock,
    ],
  );
});
