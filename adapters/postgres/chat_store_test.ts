import { chatStoreContract } from "../contracts/chat_store_contract.ts";
import { ingeborg, maya, tomas } from "../memory/people_and_recipes.ts";
import { PostgresBlockStore } from "./block_store.ts";
import { PostgresChatStore } from "./chat_store.ts";
import { freshDatabase } from "./testing/fresh_database.ts";

chatStoreContract("Postgres", async () => {
  const database = await freshDatabase({ people: [maya, tomas, ingeborg], recipes: [] });
  return {
    blocks: new PostgresBlockStore(database.knex),
    store: new PostgresChatStore(database.knex),
    async clear() {
      await database.knex.raw("TRUNCATE chat_message, chat_inbox, chat_conversation, person_block");
      await database.knex.raw("UPDATE person SET chat_cursor = 0");
    },
    close: () => database.drop(),
  };
});
