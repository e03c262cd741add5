import { deviceDatabase, forgetPerson } from "../device_database/mod.ts";
import { isOutboxEntry, type OutboxEntry } from "./outbox_entry.ts";
import type { OutboxStore, PersonQueue } from "./outbox_store.ts";

/**
 * {@linkcode OutboxStore} in the device's database. Tabs take turns by a lock of the browser, and notify each other of
 * changes.
 */
export class IndexedDbOutboxStore implements OutboxStore {
  readonly #channels = new Map<string, BroadcastChannel>();
  /** Pages without https have no locks: there, only the calls of this page take turns. */
  readonly #last = new Map<string, Promise<unknown>>();

  async list(personId: string): Promise<readonly OutboxEntry[]> {
    const rows = await (await deviceDatabase()).getAllFromIndex("outbox", "by_person", personId);
    return rows.map(({ entry }) => entry).filter(isOutboxEntry);
  }

  async put(personId: string, entry: OutboxEntry): Promise<void> {
    const transaction = (await deviceDatabase()).transaction("outbox", "readwrite");
    const order = await transaction.store.index("by_entry").getKey([personId, entry.id]);
    await Promise.all([
      transaction.store.put({ ...(order !== undefined && { order }), personId, entry }),
      transaction.done,
    ]);
    this.#tell(personId);
  }

  async remove(personId: string, ids: readonly string[]): Promise<void> {
    const transaction = (await deviceDatabase()).transaction("outbox", "readwrite");
    const byEntry = transaction.store.index("by_entry");
    const orders = await Promise.all(ids.map((id) => byEntry.getKey([personId, id])));
    await Promise.all([
      ...orders.map((order) => (order === undefined ? undefined : transaction.store.delete(order))),
      transaction.done,
    ]);
    this.#tell(personId);
  }

  async forget(personId: string): Promise<void> {
    await forgetPerson(personId);
    this.#tell(personId);
  }

  async exclusively({ personId, queue }: PersonQueue, act: () => Promise<void>): Promise<void> {
    const name = `${nameOf(personId)}-${queue}`;
    if ("locks" in navigator) return navigator.locks.request(name, act);
    const acted = (this.#last.get(name) ?? Promise.resolve()).then(act, act);
    this.#last.set(
      name,
      acted.catch(() => {}),
    );
    return acted;
  }

  watch(personId: string, onChange: () => void): () => void {
    const channel = new BroadcastChannel(nameOf(personId));
    channel.addEventListener("message", onChange);
    this.#channels.set(personId, channel);
    return () => {
      channel.close();
      this.#channels.delete(personId);
    };
  }

  /** A channel does not receive its own messages, so the tab does not read its own changes. */
  #tell(personId: string): void {
    this.#channels.get(personId)?.postMessage("changed");
  }
}

function nameOf(personId: string): string {
  return `weekplate-outbox-${personId}`;
}
