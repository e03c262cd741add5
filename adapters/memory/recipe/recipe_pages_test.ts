import { recipePagesContract } from "../../contracts/recipe/recipe_pages_contract.ts";
import { MemoryOpinionStore } from "./opinion_store.ts";
import { MemoryRecipePages } from "./recipe_pages.ts";
import { MemoryRecipeStore } from "./recipe_store.ts";

recipePagesContract("memory", async () => {
  const recipes = new MemoryRecipeStore([]);
  const opinions = new MemoryOpinionStore(recipes);
  return { recipes, opinions, pages: new MemoryRecipePages(recipes, opinions) };
});
