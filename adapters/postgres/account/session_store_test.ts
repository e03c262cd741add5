import { sessionStoreContract } from "../../contracts/account/session_store_contract.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresSessionStore } from "./session_store.ts";

const database = databaseForFile({ people: [maya, tomas], recipes: [] });

sessionStoreContract("Postgres", async () => ({ store: new PostgresSessionStore(database.knex), maya, tomas }));
