import { preferenceStoreContract } from "../../contracts/account/preference_store_contract.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresPreferenceStore } from "./preference_store.ts";

const database = databaseForFile({ people: [maya, tomas], recipes: [] });

preferenceStoreContract("Postgres", async () => ({
  store: new PostgresPreferenceStore(database.knex),
  maya,
  tomas,
  async clear() {
    await database.knex("person_preference").delete();
  },
}));
