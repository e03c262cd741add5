import { recipeImportStoreContract } from "../../contracts/cookbook/recipe_import_store_contract.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { freshDatabase } from "../testing/fresh_database.ts";
import { PostgresRecipeImportStore } from "./recipe_import_store.ts";

recipeImportStoreContract("Postgres", async () => {
  const { knex, drop } = await freshDatabase({ people: [maya, tomas], recipes: [] });
  return {
    imports: new PostgresRecipeImportStore(knex),
    async clear() {
      await knex("recipe_import").delete();
    },
    close: drop,
  };
});
