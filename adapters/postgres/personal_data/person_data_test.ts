import { personDataContract } from "../../contracts/personal_data/person_data_contract.ts";
import { ingeborg, maya, shakshuka, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresPersonStore } from "../account/person_store.ts";
import { PostgresChatStore } from "../chat/chat_store.ts";
import { PostgresPostFeed } from "../community/post_feed.ts";
import { PostgresPostStore } from "../community/post_store.ts";
import { PostgresModeration } from "../safety/moderation.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { insertRecipes } from "../testing/recipe_rows.ts";
import { PostgresPersonData } from "./person_data.ts";

const installationSecret = "a secret of this test";

const database = databaseForFile({ people: [maya, tomas, ingeborg], recipes: [shakshuka] });

personDataContract("Postgres", async () => {
  const feed = new PostgresPostFeed(database.knex);
  return {
    data: new PostgresPersonData(database.knex, { installationSecret }),
    people: new PostgresPersonStore(database.knex, { installationSecret }),
    posts: Object.assign(new PostgresPostStore(database.knex), { findForViewer: feed.findForViewer.bind(feed) }),
    chat: new PostgresChatStore(database.knex),
    reports: new PostgresModeration(database.knex, { installationSecret }),
    async clear() {
      await database.knex.raw(
        "TRUNCATE person, removed_identity, suspended_identity, chat_message, chat_inbox, chat_conversation CASCADE",
      );
      for (const { id, identityId, email, fullName } of [maya, tomas, ingeborg]) {
        await database.knex.raw(
          "INSERT INTO person (id, identity_id, email, full_name) OVERRIDING SYSTEM VALUE VALUES (?, ?, ?, ?)",
          [id, identityId, email ?? null, fullName],
        );
      }
      // A recipe may have an owner, so that Postgres empties the catalogue too.
      await insertRecipes(database.knex, [shakshuka]);
    },
  };
});
