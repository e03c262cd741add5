import { mealPlanStoreContract } from "../../contracts/meal_plan/meal_plan_store_contract.ts";
import { maya, tomas } from "../people_and_recipes.ts";
import { MemoryMealPlanStore } from "./meal_plan_store.ts";

mealPlanStoreContract("memory", async () => ({
  store: new MemoryMealPlanStore(),
  maya: maya.id,
  tomas: tomas.id,
}));
