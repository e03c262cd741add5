import { shoppingMealsContract } from "../../contracts/shopping/shopping_meals_contract.ts";
import { MemoryHouseholdStore } from "../household/household_store.ts";
import { MemoryMealPlanStore } from "../meal_plan/meal_plan_store.ts";
import { shakshuka, tomatoSoup } from "../people_and_recipes.ts";
import { MemoryRecipeStore } from "../recipe/recipe_store.ts";
import { MemoryShoppingMeals } from "./shopping_meals.ts";

shoppingMealsContract("memory", async () => {
  const households = new MemoryHouseholdStore();
  const plans = new MemoryMealPlanStore(households);
  return {
    households,
    plans,
    meals: new MemoryShoppingMeals(plans, new MemoryRecipeStore([shakshuka, tomatoSoup])),
  };
});
