import { foodStoreContract } from "../../contracts/food/food_store_contract.ts";
import { freshDatabase } from "../testing/fresh_database.ts";
import { PostgresFoodStore } from "./food_store.ts";

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
