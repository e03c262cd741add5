import { sessionStoreContract } from "../../contracts/account/session_store_contract.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { freshDatabase } from "../testing/fresh_database.ts";
import { PostgresSessionStore } from "./session_store.ts";

sessionStoreContract("Postgres", async () => {
  const database = await freshDatabase({ people: [maya, tomas], recipes: [] });
  return { store: new PostgresSessionStore(database.knex), maya, tomas, close: () => database.drop() };
});
