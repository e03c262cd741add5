import { ingredientSourceContract } from "../../contracts/ingredient_search/ingredient_source_contract.ts";
import { MemoryFoodStore } from "../food/food_store.ts";
import { MemoryRecipeStore } from "../recipe/recipe_store.ts";
import { MemoryIngredientSource } from "./ingredient_source.ts";

ingredientSourceContract("memory", async () => {
  let recipes = new MemoryRecipeStore([]);
  let foods = new MemoryFoodStore();
  return {
    get source() {
      return new MemoryIngredientSource(recipes, foods);
    },
    get recipes() {
      return recipes;
    },
    get foods() {
      return foods;
    },
    async clear() {
      recipes = new MemoryRecipeStore([]);
      foods = new MemoryFoodStore();
    },
    async close() {},
  };
});
