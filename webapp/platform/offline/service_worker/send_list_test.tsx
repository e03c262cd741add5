import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addLine, mergeLists } from "../../../../core/shopping/mod.ts";
import type { ShoppingListReply } from "../../../../wire/shopping/shopping_list.ts";
import { deleteDeviceDatabase, deviceDatabase, storeLastPerson } from "../device_database/mod.ts";
import { IndexedDbOutboxStore } from "../outbox/indexed_db_outbox_store.ts";
import type { OutboxAction } from "../outbox/mod.ts";
import { sendList } from "./send_list.ts";

const milk = addLine("a", "2 milk");
const bread = addLine("b", "bread");
const KEPT_LIST = ["maya", '["shopping-list"]'] as const;
const household = { householdId: 1 };
let sent: unknown[];
/** The server's reply to a change. */
let answer: () => Response;
let whoseSession: string | undefined;
const store = new IndexedDbOutboxStore();

beforeEach(async () => {
  [sent, whoseSession] = [[], "maya"];
  answer = () => Response.json({ household, list: mergeLists(milk, bread), foods: { bought: [], lines: [] } });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input).url);
    if (pathname === "/api/current-user") {
      return whoseSession ? Response.json({ firebaseUid: whoseSession }) : new Response(undefined, { status: 401 });
    }
    sent.push(JSON.parse(init?.body as string));
    return answer();
  });
  await storeLastPerson("17-4", { id: "maya", email: "", fullName: "Maya Lindqvist" });
  await keep("1", { kind: "list", change: milk, householdId: 1 });
  await keep("2", { kind: "favourite", recipeId: "goulash", favourite: true });
  await keep("3", { kind: "list", change: bread, householdId: 1 });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDeviceDatabase();
});

async function keep(id: string, action: OutboxAction): Promise<void> {
  await store.put("maya", { id, madeAt: "2026-11-20T18:06:00.000Z", action });
}

async function waiting(): Promise<string[]> {
  return (await store.list("maya")).map(({ id }) => id);
}

it("sends the waiting changes of the list as one, and leaves the rest to the next page", async () => {
  await sendList();

  expect(sent).toEqual([{ ...mergeLists(milk, bread), householdId: 1 }]);
  expect(await waiting()).toEqual(["2"]);
});

it("stores the list with the sent changes", async () => {
  const known = {
    household,
    list: addLine("c", "oats"),
    foods: { bought: [], lines: [] },
  } as unknown as ShoppingListReply; // sound: sending reads only these
  const row = { personId: "maya", key: KEPT_LIST[1], writtenAtMs: 1, bytes: 1, version: "1", data: known };
  await (await deviceDatabase()).put("answers", row);
  await sendList();

  const kept = await (await deviceDatabase()).get("answers", [...KEPT_LIST]);
  expect(kept?.data).toMatchObject({ list: mergeLists(known.list, milk, bread) });
});

it("leaves to the next page what the server refuses", async () => {
  answer = () => Response.json({ code: "household_changed", message: "" }, { status: 409 });
  await sendList();

  expect(await waiting()).toEqual(["1", "2", "3"]);
});

it.each([
  // sound: it fails in place of a reply
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch")) as never, "Failed to fetch"],
  ["fails", () => new Response(undefined, { status: 503 }), "answered 503"],
])("is repeated by the browser where the server %s", async (_what, failing, message) => {
  answer = failing;

  await expect(sendList()).rejects.toThrow(message);
  expect(await waiting()).toEqual(["1", "2", "3"]);
});

it.each([
  ["another person's session", "tomas"],
  ["no session", undefined],
])("sends nothing in %s", async (_whose, session) => {
  whoseSession = session;
  await sendList();

  expect(sent).toEqual([]);
  expect(await waiting()).toEqual(["1", "2", "3"]);
});

it("makes no database after a log-out", async () => {
  await deleteDeviceDatabase();
  await sendList();

  expect(await indexedDB.databases()).toEqual([]);
});
