import { recipeStoreContract } from "../../contracts/recipe/recipe_store_contract.ts";
import { MemoryRecipeStore } from "./recipe_store.ts";

recipeStoreContract("memory", async () => ({ store: new MemoryRecipeStore([]) }));
