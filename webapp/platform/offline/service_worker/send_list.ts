import type { ShoppingChangeReply, ShoppingListReply } from "../../../../wire/shopping/shopping_list.ts";
import { withListChange } from "../../../features/shopping/with_list_change.ts";
import { SHOPPING_LIST } from "../../api/mod.ts";
import { DEVICE_DATABASE, deviceDatabase, findDevicePersonId } from "../device_database/mod.ts";
import { IndexedDbOutboxStore } from "../outbox/indexed_db_outbox_store.ts";
import { nextBatch } from "../outbox/outbox_batch.ts";

/** Replies that the worker leaves to the next page: they are for the person, or need more code. */
const LEFT_TO_PAGES = new Set(["plan", "favourite", "rating"] as const);

/**
 * Sends the waiting changes of the shopping list of the person who is signed in, as a page would. A change that the server does not
 * take waits for the next page, which shows why.
 *
 * @throws where the server can't be reached or fails, so that the browser repeats it later
 */
export async function sendList(): Promise<void> {
  const personId = await whoseDevice();
  if (personId === undefined || personId !== (await whoseSession())) return;
  const store = new IndexedDbOutboxStore();
  await store.exclusively({ personId, queue: "requests" }, async () => {
    for (;;) {
      const batch = nextBatch(await store.list(personId), { queue: "requests", held: LEFT_TO_PAGES });
      if (batch?.action.kind !== "list") return;
      const { change, householdId } = batch.action;
      const { entries, removed } = change;
      const reply = await call("/api/shopping-list/changes", { entries, removed, householdId });
      if (!reply.ok) return;
      await storeChange(personId, (await reply.json()) as ShoppingChangeReply); // sound: our own server checks it
      const ids = batch.entries.map(({ id }) => id);
      await store.remove(personId, ids);
    }
  });
}

/** The person whose data the device stores. Does not create the database after a log-out. */
async function whoseDevice(): Promise<string | undefined> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === DEVICE_DATABASE) ? await findDevicePersonId() : undefined;
}

async function whoseSession(): Promise<string | undefined> {
  const reply = await call("/api/current-user");
  if (!reply.ok) return undefined;
  return ((await reply.json()) as { firebaseUid: string }).firebaseUid; // sound: our own server checks it
}

/** @throws where the server can't be reached or fails */
async function call(path: string, body?: unknown): Promise<Response> {
  const headers = { accept: "application/json", "content-type": "application/json" };
  const reply = await fetch(path, body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) });
  if (reply.status === 429 || reply.status >= 500) throw new Error(`The server answered ${reply.status} to ${path}`);
  return reply;
}

/** Otherwise the next page would show the list without the change until the server's answer. */
async function storeChange(personId: string, change: ShoppingChangeReply): Promise<void> {
  const store = (await deviceDatabase()).transaction("answers", "readwrite").store;
  const row = await store.get([personId, JSON.stringify(SHOPPING_LIST)]);
  if (!row) return;
  const data = withListChange(row.data as ShoppingListReply, change); // sound: kept under this key
  await store.put({ ...row, data, bytes: JSON.stringify(data).length });
}
