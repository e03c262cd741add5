import { adoptFormerOutboxes, type FormerOutboxes } from "./former_outboxes.ts";
import { IndexedDbOutboxStore } from "./indexed_db_outbox_store.ts";
import type { OutboxStore } from "./outbox_store.ts";

/** The browser's outbox, with what the app's former versions kept for a person. */
export async function openDeviceOutbox(
  personId: string,
  storages: Pick<FormerOutboxes, "device" | "tab">,
): Promise<OutboxStore> {
  const store = new IndexedDbOutboxStore();
  await adoptFormerOutboxes(store, { personId, ...storages });
  return store;
}
