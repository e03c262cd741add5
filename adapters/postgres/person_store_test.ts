import { personStoreContract } from "../contracts/person_store_contract.ts";
import { PostgresPersonStore } from "./person_store.ts";
import { freshDatabase } from "./testing/fresh_database.ts";

personStoreContract("Postgres", async () => {
  const database = await freshDatabase({ people: [], recipes: [] });
  return {
    store: new PostgresPersonStore(database.knex),
    async clear() {
      await database.knex("person").delete();
    },
    close: () => database.drop(),
  };
});
