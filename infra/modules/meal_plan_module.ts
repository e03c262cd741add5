import { ContainerModule } from "inversify";
import { clearSlotRoute } from "../../adapters/http/meal_plan/clear_slot_route.ts";
import { listLeftoversRoute, saveLeftoversRoute } from "../../adapters/http/meal_plan/leftovers_routes.ts";
import { listWeekRoute } from "../../adapters/http/meal_plan/list_week_route.ts";
import { mealCookedRoute } from "../../adapters/http/meal_plan/meal_cooked_route.ts";
import { mealPortionsRoute } from "../../adapters/http/meal_plan/meal_portions_route.ts";
import { moveMealRoute } from "../../adapters/http/meal_plan/move_meal_route.ts";
import { saveMealRoute } from "../../adapters/http/meal_plan/save_meal_route.ts";
import { weekNutritionRoute } from "../../adapters/http/meal_plan/week_nutrition_route.ts";
import { PostgresMealPlanReads } from "../../adapters/postgres/meal_plan/meal_plan_reads.ts";
import { PostgresMealPlanStore } from "../../adapters/postgres/meal_plan/meal_plan_store.ts";
import { PostgresRecipePages } from "../../adapters/postgres/recipe/recipe_pages.ts";
import { findBrokenRules } from "../../core/food_rules/mod.ts";
import {
  clearSlot,
  listLeftovers,
  listWeek,
  listWeekNutrition,
  moveMeal,
  saveLeftovers,
  saveMeal,
  setMealCooked,
  setMealPortions,
} from "../../core/meal_plan/mod.ts";
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
    (mealPlans, events, clock) => mealPortionsRoute((input) => setMealPortions({ mealPlans, events, clock }, input)),
    [tokens.mealPlanStore, tokens.householdEvents, tokens.clock],
  );
  bind(tokens.route).toResolvedValue(
    (mealPlans, events, clock) => mealCookedRoute((input) => setMealCooked({ mealPlans, events, clock }, input)),
    [tokens.mealPlanStore, tokens.householdEvents, tokens.clock],
  );
  bind(tokens.route).toResolvedValue(
    (mealPlans, events, clock) => moveMealRoute((input) => moveMeal({ mealPlans, events, clock }, input)),
    [tokens.mealPlanStore, tokens.householdEvents, tokens.clock],
  );
  bind(tokens.route).toResolvedValue(
    (plan, clock, knex) => {
      const pages = new PostgresRecipePages(knex);
      return listLeftoversRoute((input) => listLeftovers({ plan, pages, clock }, input));
    },
    [tokens.mealPlanReads, tokens.clock, tokens.knex],
  );
  bind(tokens.route).toResolvedValue(
    (mealPlans, plan, events, clock, knex) => {
      const pages = new PostgresRecipePages(knex);
      return saveLeftoversRoute((input) => saveLeftovers({ mealPlans, plan, pages, events, clock }, input));
    },
    [tokens.mealPlanStore, tokens.mealPlanReads, tokens.householdEvents, tokens.clock, tokens.knex],
  );
  bind(tokens.route).toResolvedValue(
    (mealPlans, clock, knex, foodRules, ingredients) => {
      const pages = new PostgresRecipePages(knex);
      return listWeekRoute(
        (input) => listWeek({ mealPlans, clock }, input),
        (input) => findBrokenRules({ foodRules, ingredients, pages }, input),
      );
    },
    [tokens.mealPlanReads, tokens.clock, tokens.knex, tokens.foodRulesStore, tokens.foodTables],
  );
  bind(tokens.route).toResolvedValue(
    (mealPlans, clock) => weekNutritionRoute((input) => listWeekNutrition({ mealPlans, clock }, input)),
    [tokens.mealPlanReads, tokens.clock],
  );
});
