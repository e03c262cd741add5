import { ContainerModule } from "inversify";
import { clearSlotRoute } from "../../adapters/http/meal_plan/clear_slot_route.ts";
import { listWeekRoute } from "../../adapters/http/meal_plan/list_week_route.ts";
import { saveMealRoute } from "../../adapters/http/meal_plan/save_meal_route.ts";
import { weekNutritionRoute } from "../../adapters/http/meal_plan/week_nutrition_route.ts";
import { PostgresMealPlanReads } from "../../adapters/postgres/meal_plan_reads.ts";
import { PostgresMealPlanStore } from "../../adapters/postgres/meal_plan_store.ts";
import { PostgresRecipePages } from "../../adapters/postgres/recipe_pages.ts";
import { findBrokenRules } from "../../core/food_rules/mod.ts";
import { clearSlot, listWeek, listWeekNutrition, saveMeal } from "../../core/meal_plan/mod.ts";
import { tokens } from "../tokens.ts";

export const mealPlanModule = new ContainerModule(({ bind }) => {
  bind(tokens.mealPlanStore)
    .toResolvedValue((knex) => new PostgresMealPlanStore(knex), [tokens.knex])
    .inSingletonScope();
  bind(tokens.mealPlanReads)
    .toResolvedValue((knex) => new PostgresMealPlanReads(knex), [tokens.knex])
    .inSingletonScope();

  bind(tokens.route).toResolvedValue(
    (mealPlans, recipes, events, clock) =>
      saveMealRoute((input) => saveMeal({ mealPlans, recipes, events, clock }, input)),
    [tokens.mealPlanStore, tokens.recipeStore, tokens.householdEvents, tokens.clock],
  );
  bind(tokens.route).toResolvedValue(
    (mealPlans, events, clock) => clearSlotRoute((input) => clearSlot({ mealPlans, events, clock }, input)),
    [tokens.mealPlanStore, tokens.householdEvents, tokens.clock],
  );
  bind(tokens.route).toResolvedValue(
    (mealPlans, clock, knex, foodRules, ingredients) => {
      const pages = new PostgresRecipePages(knex);
      return listWeekRoute(
        (input) => listWeek({ mealPlans, clock }, input),
        (input) => findBrokenRules({ foodRules, ingredients, pages }, input),
      );
    },
    [tokens.mealPlanReads, tokens.clock, tokens.knex, tokens.foodRulesStore, tokens.ingredientSource],
  );
  bind(tokens.route).toResolvedValue(
    (mealPlans, clock, knex) => {
      const pages = new PostgresRecipePages(knex);
      return weekNutritionRoute((input) => listWeekNutrition({ mealPlans, clock, pages }, input));
    },
    [tokens.mealPlanReads, tokens.clock, tokens.knex],
  );
});
