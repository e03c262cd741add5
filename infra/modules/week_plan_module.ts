import { ContainerModule } from "inversify";
import { weekPlanRoutes } from "../../adapters/http/week_plan/week_plan_routes.ts";
import { PostgresSettingsStore } from "../../adapters/postgres/account/settings_store.ts";
import { PostgresRecipePages } from "../../adapters/postgres/recipe/recipe_pages.ts";
import { PostgresShoppingListStore } from "../../adapters/postgres/shopping/shopping_list_store.ts";
import { PostgresWeekCandidates } from "../../adapters/postgres/week_plan/week_candidates.ts";
import { PostgresWeekTemplateStore } from "../../adapters/postgres/week_plan/week_template_store.ts";
import { WorkerWeekPlanner } from "../../adapters/worker_threads/week_planner.ts";
import { tokens } from "../tokens.ts";

export const weekPlanModule = new ContainerModule(({ bind }) => {
  bind(tokens.weekPlanner).toDynamicValue(() => new WorkerWeekPlanner());
  bind(tokens.routes).toDynamicValue(({ get }) =>
    weekPlanRoutes({
      mealPlans: get(tokens.mealPlanStore),
      plan: get(tokens.mealPlanReads),
      recipes: get(tokens.recipeStore),
      pages: new PostgresRecipePages(get(tokens.knex)),
      households: get(tokens.householdStore),
      settings: new PostgresSettingsStore(get(tokens.knex)),
      pantries: get(tokens.pantryStore),
      shoppingLists: new PostgresShoppingListStore(get(tokens.knex)),
      foodRules: get(tokens.foodRulesStore),
      ingredients: get(tokens.foodTables),
      candidates: new PostgresWeekCandidates(get(tokens.knex)),
      planner: get(tokens.weekPlanner),
      weekTemplates: new PostgresWeekTemplateStore(get(tokens.knex)),
      events: get(tokens.householdEvents),
      clock: get(tokens.clock),
    }),
  );
});
