import { recipeSearchContract, searchedRecipes } from "../contracts/recipe_search_contract.ts";
import { MemoryFoodStore } from "./food_store.ts";
import { foods } from "./foods.ts";
import { MemoryRecipeSearch } from "./recipe_search.ts";
import { MemoryRecipeStore } from "./recipe_store.ts";

recipeSearchContract("memory", async () => ({
  search: new MemoryRecipeSearch(new MemoryRecipeStore(searchedRecipes), new MemoryFoodStore(foods)),
  async close() {},
}));
