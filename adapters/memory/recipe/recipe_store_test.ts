import { recipeStoreContract } from "../../contracts/recipe/recipe_store_contract.ts";
import { MemoryRecipeStore } from "./recipe_store.ts";

recipeStoreContract("memory", async () => {
  let store = new MemoryRecipeStore([]);
  return {
    get store() {
      return store;
    },
    async clear() {
      store = new MemoryRecipeStore([]);
    },
    async close() {},
  };
});
