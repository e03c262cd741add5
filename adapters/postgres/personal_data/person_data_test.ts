import { personDataContract } from "../../contracts/personal_data/person_data_contract.ts";
import { ingeborg, maya, shakshuka, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresPersonStore } from "../account/person_store.ts";
import { PostgresChatStore } from "../chat/chat_store.ts";
import { PostgresPostFeed } from "../community/post_feed.ts";
import { PostgresPostStore } from "../community/post_store.ts";
import { PostgresModeration } from "../safety/moderation.ts";
import { freshDatabase } from "../testing/fresh_database.ts";
import { insertRecipes } from "../testing/recipe_rows.ts";
import { PostgresPersonData } from "./person_data.ts";

const installationSecret = "a secret of this test";

personDataContract("Postgres", async () => {
  const { knex, drop } = await freshDatabase({ people: [maya, tomas, ingeborg], recipes: [shakshuka] });
  const feed = new PostgresPostFeed(knex);
  return {
    data: new PostgresPersonData(knex, { installationSecret }),
    people: new PostgresPersonStore(knex, { installationSecret }),
    posts: Object.assign(new PostgresPostStore(knex), { findForViewer: feed.findForViewer.bind(feed) }),
    chat: new PostgresChatStore(knex),
    reports: new PostgresModeration(knex, { installationSecret }),
    async clear() {
      await knex.raw(
        "TRUNCATE person, removed_identity, suspended_identity, chat_message, chat_inbox, chat_conversation CASCADE",
      );
      for (const { id, identityId, email, fullName } of [maya, tomas, ingeborg]) {
        await knex.raw(
          "INSERT INTO person (id, identity_id, email, full_name) OVERRIDING SYSTEM VALUE VALUES (?, ?, ?, ?)",
          [id, identityId, email ?? null, fullName],
        );
      }
      // A recipe may have an owner, so that Postgres empties the catalogue too.
      await insertRecipes(knex, [shakshuka]);
    },
    close: drop,
  };
});
