import { calendarDate } from "../../core/shared/mod.ts";
import { calendarFeedStoreContract } from "../contracts/calendar_feed_store_contract.ts";
import { MemoryCalendarFeedStore } from "./calendar_feed_store.ts";
import { FixedClock } from "./fixed_clock.ts";
import { MemoryMealPlanStore } from "./meal_plan_store.ts";
import { shakshuka, tomatoSoup } from "./people_and_recipes.ts";
import { MemoryRecipeStore } from "./recipe_store.ts";

calendarFeedStoreContract("memory", async () => {
  const mealPlans = new MemoryMealPlanStore();
  const recipes = new MemoryRecipeStore([shakshuka, tomatoSoup]);
  const clock = new FixedClock(calendarDate("2026-11-19"));
  return { store: new MemoryCalendarFeedStore({ mealPlans, recipes, clock }), mealPlans, async close() {} };
});
