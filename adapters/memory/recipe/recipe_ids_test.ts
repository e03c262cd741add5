import { recipeIdsContract } from "../../contracts/recipe/recipe_ids_contract.ts";
import { MemoryRecipeIds } from "./recipe_ids.ts";
import { MemoryRecipeStore } from "./recipe_store.ts";

recipeIdsContract("memory", async () => {
  const recipes = new MemoryRecipeStore([]);
  return { recipes, ids: new MemoryRecipeIds(recipes) };
});
