import type { Queue } from "./outbox_batch.ts";
import type { OutboxEntry } from "./outbox_entry.ts";

/** A queue of one person's outbox. */
export interface PersonQueue {
  readonly personId: string;
  readonly queue: Queue;
}

/**
 * Stores a device's unsent entries, separately for each person. All tabs share it. Every implementation passes
 * `outbox_store_contract.ts`.
 */
export interface OutboxStore {
  /** A person's entries, in the order in which any tab added them. */
  list(personId: string): Promise<readonly OutboxEntry[]>;

  /**
   * Adds an entry at the end. One with a known id replaces the known one in its place.
   *
   * @throws if the device has no room
   */
  put(personId: string, entry: OutboxEntry): Promise<void>;

  /** Removes entries, as far as they exist. */
  remove(personId: string, ids: readonly string[]): Promise<void>;

  forget(personId: string): Promise<void>;

  /** Runs `act` once no other tab runs one for this person's queue. A tab that is closed meanwhile makes room for the next. */
  exclusively(queue: PersonQueue, act: () => Promise<void>): Promise<void>;

  /** Calls `onChange` after another tab changed the person's entries. @returns a function that stops it. */
  watch(personId: string, onChange: () => void): () => void;
}
