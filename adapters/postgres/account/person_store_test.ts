import { personStoreContract } from "../../contracts/account/person_store_contract.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresPersonStore } from "./person_store.ts";

const database = databaseForFile({ people: [], recipes: [] });

personStoreContract("Postgres", async () => ({
  store: new PostgresPersonStore(database.knex),
  async clear() {
    await database.knex("person").delete();
  },
}));
