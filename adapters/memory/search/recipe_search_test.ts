import { recipeSearchContract, searchedRecipes } from "../../contracts/search/recipe_search_contract.ts";
import { MemoryFoodStore } from "../food/food_store.ts";
import { foods } from "../food/foods.ts";
import { MemoryRecipeStore } from "../recipe/recipe_store.ts";
import { MemoryRecipeSearch } from "./recipe_search.ts";

recipeSearchContract("memory", async () => ({
  search: new MemoryRecipeSearch(new MemoryRecipeStore(searchedRecipes), new MemoryFoodStore(foods)),
}));
