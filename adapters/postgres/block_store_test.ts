import { blockStoreContract } from "../contracts/block_store_contract.ts";
import { ingeborg, maya, tomas } from "../memory/people_and_recipes.ts";
import { PostgresBlockStore } from "./block_store.ts";
import { freshDatabase } from "./testing/fresh_database.ts";

blockStoreContract("Postgres", async () => {
  const database = await freshDatabase({ people: [maya, tomas, ingeborg], recipes: [] });
  return {
    store: new PostgresBlockStore(database.knex),
    async clear() {
      await database.knex("person_block").delete();
    },
    close: () => database.drop(),
  };
});
