import { settingsStoreContract } from "../../contracts/account/settings_store_contract.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresSettingsStore } from "./settings_store.ts";

const database = databaseForFile({ people: [maya, tomas], recipes: [] });

settingsStoreContract("Postgres", async () => ({ store: new PostgresSettingsStore(database.knex), maya, tomas }));
