import { foodStoreContract } from "../../contracts/food/food_store_contract.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresFoodStore } from "./food_store.ts";

const database = databaseForFile({ people: [], recipes: [] });

foodStoreContract("Postgres", async () => ({
  store: new PostgresFoodStore(database.knex),
  async clear() {
    await database.knex("food").delete();
  },
}));
