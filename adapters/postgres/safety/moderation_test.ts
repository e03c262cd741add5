import { describe, expect, it } from "vitest";
import { photoKey } from "../../../core/community/mod.ts";
import { moderationContract } from "../../contracts/safety/moderation_contract.ts";
import { ingeborg, maya, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresPostFeed } from "../community/post_feed.ts";
import { PostgresPostStore } from "../community/post_store.ts";
import { countStatements } from "../testing/count_statements.ts";
import { databaseForFile } from "../testing/fresh_database.ts";
import { PostgresModeration } from "./moderation.ts";

const database = databaseForFile({ people: [maya, tomas, ingeborg], recipes: [] });

moderationContract("Postgres", async () => {
  let logged = 0;
  const log = () =>
    database.knex<{ id: number; action: string }>("moderation_log").where("id", ">", logged).orderBy("id");
  return {
    store: new PostgresModeration(database.knex),
    posts: new PostgresPostStore(database.knex),
    feed: new PostgresPostFeed(database.knex),
    loggedActions: async () => (await log()).map(({ action }) => action),
    async clear() {
      for (const table of ["report", "person_warning", "post"]) await database.knex(table).delete();
      await database.knex("person").update({ suspended_until: null });
      logged = (await log()).at(-1)?.id ?? logged;
    },
  };
});

describe("the moderation log", () => {
  it.each(["UPDATE moderation_log SET reason = 'x'", "DELETE FROM moderation_log", "TRUNCATE moderation_log"])(
    "refuses %s",
    async (statement) => {
      await expect(database.knex.raw(statement)).rejects.toThrow("The moderation log is append-only");
    },
  );
});

it("lists a page of reports or of the log in one statement, undoes in one, and reads a standing in one", async () => {
  const store = new PostgresModeration(database.knex);

  for (const work of [
    () => store.listOpen({ before: 7, limit: 10 }),
    () => store.countOpen(maya.id),
    () => store.listLog({ before: 7, limit: 10 }),
    () => store.undo({ entryId: 7, moderatorId: maya.id, reason: "My mistake" }),
    () => store.find(maya.id, { warnings: 10 }),
    () => store.suspendedUntil(maya.id),
    () => store.findPhoto(7),
    () =>
      store.photosOf(
        ["a", "b"].map((key) => photoKey(key)),
        { closedAfter: new Date() },
      ),
  ]) {
    expect(await countStatements(database.knex, work)).toHaveLength(1);
  }
});
