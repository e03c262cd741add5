import { settingsStoreContract } from "../../contracts/account/settings_store_contract.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { freshDatabase } from "../testing/fresh_database.ts";
import { PostgresSettingsStore } from "./settings_store.ts";

settingsStoreContract("Postgres", async () => {
  const database = await freshDatabase({ people: [maya, tomas], recipes: [] });
  return { store: new PostgresSettingsStore(database.knex), maya, tomas, close: () => database.drop() };
});
