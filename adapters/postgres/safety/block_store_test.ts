import { messageText, REQUEST_LIMIT } from "../../../core/chat/mod.ts";
import { blockStoreContract } from "../../contracts/safety/block_store_contract.ts";
import { newPost } from "../../memory/community/community_posts.ts";
import { ingeborg, maya, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresChatStore } from "../chat/chat_store.ts";
import { PostgresPostStore } from "../community/post_store.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresBlockStore } from "./block_store.ts";

const database = databaseForFile({ people: [maya, tomas, ingeborg], recipes: [] });

blockStoreContract("Postgres", async () => ({
  store: new PostgresBlockStore(database.knex),
  async chat() {
    await new PostgresChatStore(database.knex).append(
      { senderId: maya.id, receiverId: tomas.id, text: messageText("Hej!"), clientMessageId: "m-1" },
      REQUEST_LIMIT,
    );
  },
  async post() {
    await new PostgresPostStore(database.knex).insert(newPost({ authorId: ingeborg.id }));
  },
  async clear() {
    for (const table of ["person_block", "post"]) await database.knex(table).delete();
    await database.knex.raw("TRUNCATE chat_message, chat_inbox, chat_conversation, message_request");
  },
}));
