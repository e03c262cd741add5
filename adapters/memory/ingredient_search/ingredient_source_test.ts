import { ingredientSourceContract } from "../../contracts/ingredient_search/ingredient_source_contract.ts";
import { MemoryFoodStore } from "../food/food_store.ts";
import { MemoryRecipeStore } from "../recipe/recipe_store.ts";
import { MemoryIngredientSource } from "./ingredient_source.ts";

ingredientSourceContract("memory", async () => {
  const recipes = new MemoryRecipeStore([]);
  const foods = new MemoryFoodStore();
  return { source: new MemoryIngredientSource(recipes, foods), recipes, foods };
});
