import type { OutboxEntry, OutboxStore, PersonQueue } from "../platform/offline/outbox/mod.ts";

/** {@linkcode OutboxStore} in memory: one device, whose tabs share it. */
export class MemoryOutboxStore implements OutboxStore {
  isFull = false;
  readonly #entries = new Map<string, readonly OutboxEntry[]>();
  readonly #watchers = new Map<() => void, string>();
  readonly #last = new Map<string, Promise<unknown>>();

  async list(personId: string): Promise<readonly OutboxEntry[]> {
    return structuredClone(this.#of(personId));
  }

  async put(personId: string, entry: OutboxEntry): Promise<void> {
    if (this.isFull) throw new DOMException("Cannot store an entry: the device is full", "QuotaExceededError");
    const entries = this.#of(personId);
    const copy = structuredClone(entry);
    const isKnown = entries.some(({ id }) => id === entry.id);
    this.#set(personId, isKnown ? entries.map((one) => (one.id === entry.id ? copy : one)) : [...entries, copy]);
  }

  async remove(personId: string, ids: readonly string[]): Promise<void> {
    this.#set(
      personId,
      this.#of(personId).filter(({ id }) => !ids.includes(id)),
    );
  }

  async forget(personId: string): Promise<void> {
    this.#set(personId, []);
  }

  async exclusively({ queue }: PersonQueue, act: () => Promise<void>): Promise<void> {
    const acted = (this.#last.get(queue) ?? Promise.resolve()).then(act, act);
    this.#last.set(
      queue,
      acted.catch(() => {}),
    );
    await acted;
  }

  watch(personId: string, onChange: () => void): () => void {
    this.#watchers.set(onChange, personId);
    return () => this.#watchers.delete(onChange);
  }

  #of(personId: string): readonly OutboxEntry[] {
    return this.#entries.get(personId) ?? [];
  }

  #set(personId: string, entries: readonly OutboxEntry[]): void {
    this.#entries.set(personId, entries);
    for (const [onChange, watched] of this.#watchers) if (watched === personId) onChange();
  }
}
