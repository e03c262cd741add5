import { calendarDate } from "../../../core/shared/mod.ts";
import { calendarFeedStoreContract } from "../../contracts/calendar/calendar_feed_store_contract.ts";
import { FixedClock } from "../fixed_clock.ts";
import { MemoryMealPlanStore } from "../meal_plan/meal_plan_store.ts";
import { shakshuka, tomatoSoup } from "../people_and_recipes.ts";
import { MemoryRecipeStore } from "../recipe/recipe_store.ts";
import { MemoryCalendarFeedStore } from "./calendar_feed_store.ts";

calendarFeedStoreContract("memory", async () => {
  const mealPlans = new MemoryMealPlanStore();
  const recipes = new MemoryRecipeStore([shakshuka, tomatoSoup]);
  const clock = new FixedClock(calendarDate("2026-11-19"));
  return { store: new MemoryCalendarFeedStore({ mealPlans, recipes, clock }), mealPlans };
});
