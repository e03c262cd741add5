import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ChatEvent } from "../../../core/chat/mod.ts";
import { chatBusContract } from "../../contracts/chat/chat_bus_contract.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { type FreshDatabase, freshDatabase } from "../testing/fresh_database.ts";
import { PostgresChatBus } from "./chat_bus.ts";

const read: ChatEvent = { kind: "read", userId: tomas.id, from: maya.id, upTo: 7, origin: undefined };
let database: FreshDatabase;
let faults: unknown[];
let here: PostgresChatBus;
let there: PostgresChatBus;

function openBus(instance: string, { knex, url }: FreshDatabase = database): Promise<PostgresChatBus> {
  return PostgresChatBus.open({ knex, url, instance, onFault: (error) => faults.push(error) });
}

chatBusContract("Postgres", async () => {
  const own = await freshDatabase({ people: [], recipes: [] });
  const ends = { here: await openBus("here", own), there: await openBus("there", own) };
  return {
    ...ends,
    async close() {
      await Promise.all([ends.here.close(), ends.there.close()]);
      await own.drop();
    },
  };
});

beforeEach(async () => {
  faults = [];
  database = await freshDatabase({ people: [], recipes: [] });
  [here, there] = [await openBus("here"), await openBus("there")];
});
afterEach(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.drop();
});

function listen(bus: PostgresChatBus) {
  const heard = { events: [] as ChatEvent[], gaps: 0 };
  bus.subscribe({ onEvent: (event) => heard.events.push(event), onGap: () => (heard.gaps += 1) });
  return heard;
}

it("delivers an event to local listeners synchronously, and only once", async () => {
  const [own, others] = [listen(here), listen(there)];
  here.publish(read);
  expect(own.events).toEqual([read]);

  await vi.waitFor(() => expect(others.events).toEqual([read]), { timeout: 10_000 });
  expect(own.events).toEqual([read]);
});

it("reconnects after its connection failed, and reports a gap", async () => {
  const others = listen(there);
  await database.knex.raw(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
  );
  await vi.waitFor(() => expect(others.gaps).toBe(1), { timeout: 5_000 });
  expect(faults.length).toBeGreaterThan(0);
  here.publish(read);

  await vi.waitFor(() => expect(others.events).toEqual([read]), { timeout: 10_000 });
});

it("reports a gap for an instance that stops without notice, and none for a clean shutdown", async () => {
  const others = listen(there);
  await here.close();
  const ghost = JSON.stringify({ from: "ghost", lives: true });
  await database.knex.raw("SELECT pg_notify('chat', ?)", [ghost]);

  await vi.waitFor(() => expect(others.gaps).toBe(1), { timeout: 10_000 });
  expect(faults).toEqual([]);
});

it("reports a gap to other instances when it failed to send an event", async () => {
  const others = listen(there);
  const raw = vi.spyOn(database.knex, "raw").mockRejectedValueOnce(new Error("The pool is exhausted"));
  here.publish(read);

  await vi.waitFor(() => expect(others.gaps).toBe(1), { timeout: 5_000 });
  expect(faults).toHaveLength(1);
  expect(others.events).toEqual([]);
  raw.mockRestore();
});
