import { expect, it } from "vitest";
import { calendarDate } from "../../../core/shared/mod.ts";
import { chatStoreContract } from "../../contracts/chat/chat_store_contract.ts";
import { ingeborg, maya, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresHouseholdStore } from "../household/household_store.ts";
import { down, up } from "../migrations/20261122_07_message_request.ts";
import { PostgresBlockStore } from "../safety/block_store.ts";
import { freshDatabase } from "../testing/fresh_database.ts";
import { PostgresChatStore } from "./chat_store.ts";

chatStoreContract("Postgres", async () => {
  const database = await freshDatabase({ people: [maya, tomas, ingeborg], recipes: [] });
  const households = new PostgresHouseholdStore(database.knex);
  return {
    households,
    blocks: new PostgresBlockStore(database.knex),
    store: new PostgresChatStore(database.knex),
    async suspend(userId, until) {
      await database.knex("person").where({ id: userId }).update({ suspended_until: until });
    },
    async clear() {
      await database.knex.raw("TRUNCATE chat_message, chat_inbox, chat_conversation, message_request, person_block");
      for (const { id } of [maya, tomas, ingeborg]) await households.leave(id, { from: calendarDate("2026-11-16") });
      await database.knex.raw("UPDATE person SET chat_cursor = 0, suspended_until = NULL");
    },
    close: () => database.drop(),
  };
});

it("makes requests of what servers of the release before send, and goes back to that release", async () => {
  const { knex, drop } = await freshDatabase({ people: [maya, tomas, ingeborg], recipes: [] });
  const store = new PostgresChatStore(knex);
  const append = async (sender: number, receiver: number) => {
    const call = "SELECT id FROM chat_append(?, ?, 'Hej!', gen_random_uuid()::text)";
    return (await knex.raw<{ rows: { id: number | null }[] }>(call, [sender, receiver])).rows[0]?.id;
  };
  const first = await append(tomas.id, maya.id);
  expect(await append(tomas.id, 999)).toBeNull();
  expect(await store.listRequests(maya.id, { limit: 10 })).toMatchObject([
    { userId: tomas.id, message: { id: first } },
  ]);
  await append(maya.id, tomas.id);
  expect(await store.listRequests(maya.id, { limit: 10 })).toEqual([]);

  await down(knex);
  expect(await append(ingeborg.id, maya.id)).toEqual(expect.any(Number));
  expect(await append(ingeborg.id, 999)).toBeNull();
  await up(knex);
  // Conversations from before have no request.
  await append(ingeborg.id, maya.id);
  expect(await store.listRequests(maya.id, { limit: 10 })).toEqual([]);
  await drop();
});
