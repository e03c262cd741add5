import type { Route } from "../../../adapters/http/route.ts";
import { weekPlanRoutes } from "../../../adapters/http/week_plan/week_plan_routes.ts";
import { MemoryIngredientSource } from "../../../adapters/memory/ingredient_search/ingredient_source.ts";
import { MemoryMealPlanReads } from "../../../adapters/memory/meal_plan/meal_plan_reads.ts";
import { MemoryRecipePages } from "../../../adapters/memory/recipe/recipe_pages.ts";
import { MemoryWeekCandidates } from "../../../adapters/memory/week_plan/week_candidates.ts";
import type { MemoryStores } from "./memory_stores.ts";
import { type StoryWeekSearch, storyWeekPlanner } from "./story_week_planner.ts";

export function memoryWeekPlanRoutes(stores: MemoryStores, search: StoryWeekSearch = {}): Route[] {
  return weekPlanRoutes({
    ...stores,
    plan: new MemoryMealPlanReads(stores.mealPlans, stores.recipes),
    pages: new MemoryRecipePages(stores.recipes, stores.opinions),
    ingredients: new MemoryIngredientSource(stores.recipes, stores.foods),
    candidates: new MemoryWeekCandidates(stores),
    planner: storyWeekPlanner(search),
  });
}
