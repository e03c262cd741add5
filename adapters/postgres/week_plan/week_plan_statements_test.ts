import { expect, it } from "vitest";
import { NO_FOOD_RULES } from "../../../core/food_rules/mod.ts";
import { weekOf } from "../../../core/meal_plan/mod.ts";
import { addDays } from "../../../core/shared/mod.ts";
import { acceptWeek, suggestWeek } from "../../../core/week_plan/mod.ts";
import { foods } from "../../memory/food/foods.ts";
import { maya, recipe } from "../../memory/people_and_recipes.ts";
import { MemoryWeekPlanner } from "../../memory/week_plan/week_planner.ts";
import { SystemClock } from "../../system/system_clock.ts";
import { PostgresSettingsStore } from "../account/settings_store.ts";
import { PostgresFoodStore } from "../food/food_store.ts";
import { PostgresFoodRulesStore } from "../food_rules/food_rules_store.ts";
import { PostgresHouseholdStore } from "../household/household_store.ts";
import { PostgresIngredientSource } from "../ingredient_search/ingredient_source.ts";
import { PostgresMealPlanReads } from "../meal_plan/meal_plan_reads.ts";
import { PostgresMealPlanStore } from "../meal_plan/meal_plan_store.ts";
import { PostgresPantryStore } from "../pantry/pantry_store.ts";
import { PostgresRecipePages } from "../recipe/recipe_pages.ts";
import { PostgresRecipeStore } from "../recipe/recipe_store.ts";
import { PostgresShoppingListStore } from "../shopping/shopping_list_store.ts";
import { countStatements } from "../testing/count_statements.ts";
import { freshDatabase } from "../testing/fresh_database.ts";
import { PostgresWeekCandidates } from "./week_candidates.ts";

it("reads a week to be filled and accepts it, in ten and eleven statements, whatever is planned", async () => {
  const stews = Array.from({ length: 30 }, (_, i) => recipe({ id: `stew-${i}`, name: `Stew ${i}`, meals: ["Dinner"] }));
  const { knex, drop } = await freshDatabase({ people: [maya], recipes: stews });
  try {
    await new PostgresFoodStore(knex).putAll(foods);
    const clock = new SystemClock();
    const ports = {
      planner: new MemoryWeekPlanner(),
      clock,
      mealPlans: new PostgresMealPlanStore(knex),
      plan: new PostgresMealPlanReads(knex),
      recipes: new PostgresRecipeStore(knex),
      pages: new PostgresRecipePages(knex),
      households: new PostgresHouseholdStore(knex),
      settings: new PostgresSettingsStore(knex),
      foodRules: new PostgresFoodRulesStore(knex),
      pantries: new PostgresPantryStore(knex),
      shoppingLists: new PostgresShoppingListStore(knex),
      ingredients: new PostgresIngredientSource(knex),
      candidates: new PostgresWeekCandidates(knex),
      events: { publish() {} },
    };
    await ports.foodRules.save(maya.id, { ...NO_FOOD_RULES, dislikedFoods: ["egg"] });
    await ports.ingredients.current();
    const monday = addDays(weekOf(clock.today()).monday, 7);
    const at = (day: number) => ({ date: addDays(monday, day), mealTime: "Dinner" }) as const;
    const accept = async (days: readonly number[]) => {
      const changes = days.map((day) => ({ ...at(day), from: undefined, to: { recipeId: `stew-${day}` } }));
      return await countStatements(knex, () => acceptWeek(ports, { userId: maya.id, monday, changes }));
    };
    const fill = () =>
      countStatements(knex, () =>
        suggestWeek(ports, {
          userId: maya.id,
          monday,
          activeMinutes: { weekdays: {}, weekends: {} },
          leftovers: true,
          variety: 50,
          sameBreakfast: false,
          shoppingDays: [0],
          relaxed: [],
          seed: 1,
          open: [18, 22, 26],
          fixed: [],
          not: new Map(),
        }),
      );

    expect(await accept([0])).toHaveLength(11);
    expect(await fill()).toHaveLength(10);
    expect(await accept([1, 2, 3])).toHaveLength(11);
    expect(await fill()).toHaveLength(10);
  } finally {
    await drop();
  }
});
