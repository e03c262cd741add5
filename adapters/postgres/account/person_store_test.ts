import { personStoreContract } from "../../contracts/account/person_store_contract.ts";
import { freshDatabase } from "../testing/fresh_database.ts";
import { PostgresPersonStore } from "./person_store.ts";

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
