import { ContainerModule } from "inversify";
import { saveMealRoute } from "../../adapters/http/meal_plan/save_meal_route.ts";
import { PostgresMealPlanStore } from "../../adapters/postgres/meal_plan_store.ts";
import { saveMeal } from "../../core/meal_plan/mod.ts";
import { tokens } from "../tokens.ts";

export const mealPlanModule = new ContainerModule(({ bind }) => {
  bind(tokens.mealPlanStore)
    .toResolvedValue((knex) => new PostgresMealPlanStore(knex), [tokens.knex])
    .inSingletonScope();
  bind(tokens.route).toResolvedValue(
    (mealPlans, recipes, clock) => saveMealRoute((input) => saveMeal({ mealPlans, recipes, clock }, input)),
    [tokens.mealPlanStore, tokens.recipeStore, tokens.clock],
  );
});
