import { recipeImportStoreContract } from "../../contracts/cookbook/recipe_import_store_contract.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresRecipeImportStore } from "./recipe_import_store.ts";

const database = databaseForFile({ people: [maya, tomas], recipes: [] });

recipeImportStoreContract("Postgres", async () => ({
  imports: new PostgresRecipeImportStore(database.knex),
  async clear() {
    await database.knex("recipe_import").delete();
  },
}));
