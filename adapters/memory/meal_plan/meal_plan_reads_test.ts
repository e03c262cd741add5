import { mealPlanReadsContract } from "../../contracts/meal_plan/meal_plan_reads_contract.ts";
import { shakshuka, tomatoSoup } from "../people_and_recipes.ts";
import { MemoryRecipeStore } from "../recipe/recipe_store.ts";
import { MemoryMealPlanReads } from "./meal_plan_reads.ts";
import { MemoryMealPlanStore } from "./meal_plan_store.ts";

mealPlanReadsContract("memory", async () => {
  const store = new MemoryMealPlanStore();
  const reads = new MemoryMealPlanReads(store, new MemoryRecipeStore([shakshuka, tomatoSoup]));
  return { store, reads };
});
