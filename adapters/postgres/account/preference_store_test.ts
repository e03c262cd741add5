import { preferenceStoreContract } from "../../contracts/account/preference_store_contract.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { freshDatabase } from "../testing/fresh_database.ts";
import { PostgresPreferenceStore } from "./preference_store.ts";

preferenceStoreContract("Postgres", async () => {
  const database = await freshDatabase({ people: [maya, tomas], recipes: [] });
  return {
    store: new PostgresPreferenceStore(database.knex),
    maya,
    tomas,
    async clear() {
      await database.knex("person_preference").delete();
    },
    close: () => database.drop(),
  };
});
