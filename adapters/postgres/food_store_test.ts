import { foodStoreContract } from "../contracts/food_store_contract.ts";
import { PostgresFoodStore } from "./food_store.ts";
import { freshDatabase } from "./testing/fresh_database.ts";

foodStoreContract("Postgres", async () => {
  const database = await freshDatabase({ people: [], recipes: [] });
  return {
    store: new PostgresFoodStore(database.knex),
    async clear() {
      await database.knex("food").delete();
    },
    close: () => database.drop(),
  };
});
