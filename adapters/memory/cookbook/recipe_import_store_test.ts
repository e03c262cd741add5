import { recipeImportStoreContract } from "../../contracts/cookbook/recipe_import_store_contract.ts";
import { MemoryRecipeImportStore } from "./recipe_import_store.ts";

recipeImportStoreContract("memory", async () => ({ imports: new MemoryRecipeImportStore() }));
