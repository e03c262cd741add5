import { opinionStoreContract } from "../../contracts/recipe/opinion_store_contract.ts";
import { caprese, shakshuka, tomatoSoup } from "../people_and_recipes.ts";
import { MemoryOpinionStore } from "./opinion_store.ts";
import { MemoryRecipeStore } from "./recipe_store.ts";

opinionStoreContract("memory", async () => ({
  store: new MemoryOpinionStore(new MemoryRecipeStore([shakshuka, tomatoSoup, caprese])),
}));
