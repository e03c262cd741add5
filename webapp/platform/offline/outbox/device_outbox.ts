import { openDevicePostDrafts } from "../../../features/post_meal/device_post_drafts.ts";
import type { FormerTab } from "../../../features/post_meal/former_drafts.ts";
import { adoptFormerOutboxes, type FormerOutboxes } from "./former_outboxes.ts";
import { IndexedDbOutboxStore } from "./indexed_db_outbox_store.ts";
import type { OutboxStore } from "./outbox_store.ts";

/** The browser's outbox, including entries that earlier versions of the app stored for a person. */
export async function openDeviceOutbox(
  personId: string,
  { device, tab }: { readonly device: FormerOutboxes["device"]; readonly tab: FormerTab },
): Promise<OutboxStore> {
  const store = new IndexedDbOutboxStore();
  await adoptFormerOutboxes(store, { personId, device, tab });
  // A tab with former drafts would draw every first page anew, so that they do not wait for the form.
  await openDevicePostDrafts(personId, tab);
  return store;
}
