import { calendarDate } from "../../../core/shared/mod.ts";
import { personalRecipesContract } from "../../contracts/recipe/personal_recipes_contract.ts";
import { MemoryPersonStore } from "../account/person_store.ts";
import { MemoryPreferenceStore } from "../account/preference_store.ts";
import { FixedClock } from "../fixed_clock.ts";
import { MemoryFoodStore } from "../food/food_store.ts";
import { MemoryMealPlanStore } from "../meal_plan/meal_plan_store.ts";
import { MemoryOpinionStore } from "./opinion_store.ts";
import { MemoryPersonalRecipes } from "./personal_recipes.ts";
import { MemoryRecipeStore } from "./recipe_store.ts";

personalRecipesContract("memory", async () => {
  const recipes = new MemoryRecipeStore([]);
  const people = new MemoryPersonStore(new FixedClock(calendarDate("2026-11-19")));
  const stores = {
    recipes,
    foods: new MemoryFoodStore(),
    opinions: new MemoryOpinionStore(recipes),
    preferences: new MemoryPreferenceStore(people),
    mealPlans: new MemoryMealPlanStore(),
  };
  return { personal: new MemoryPersonalRecipes(stores), ...stores };
});
