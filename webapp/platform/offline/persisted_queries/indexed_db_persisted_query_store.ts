import { DAY_MS } from "../../../../core/shared/mod.ts";
import { deviceDatabase, forgetAnswers, LAST } from "../device_database/mod.ts";
import type { PersistedQuery, PersistedQueryStore } from "./persisted_query_store.ts";

/** Most bytes of a person's answers, as JSON. */
export const ANSWERS_MAX_BYTES = 10_000_000;
/** Answers older than a session may be are of no use to anyone, in milliseconds. */
const MAX_AGE_MS = 30 * DAY_MS;

export interface IndexedDbAnswerStoreOptions {
  /** Answers of another version are not read: their form may be another one. */
  readonly version: string;
  /** Default {@linkcode ANSWERS_MAX_BYTES}. */
  readonly maxBytes?: number;
  /** The current time, in milliseconds since 1970. */
  now(): number;
  log(message: string, error: unknown): void;
}

/** Answers in the device's database. */
export class IndexedDbPersistedQueryStore implements PersistedQueryStore {
  readonly #options: Required<IndexedDbAnswerStoreOptions>;
  #hasFailed = false;

  constructor(options: IndexedDbAnswerStoreOptions) {
    this.#options = { maxBytes: ANSWERS_MAX_BYTES, ...options };
  }

  async read(personId: string): Promise<readonly PersistedQuery[]> {
    const { version, now } = this.#options;
    try {
      const rows = await (await deviceDatabase()).getAll("answers", rangeOf(personId));
      return rows
        .filter((row) => row.version === version && now() - row.writtenAtMs < MAX_AGE_MS)
        .map(({ key, data, writtenAtMs }) => ({ queryKey: queryKeyOf(key), data, writtenAtMs }));
    } catch (error) {
      return this.#without([], error);
    }
  }

  async write(personId: string, answers: readonly PersistedQuery[]): Promise<void> {
    const { version, maxBytes } = this.#options;
    const rows = answers.map(({ queryKey, data, writtenAtMs }) => {
      const bytes = JSON.stringify(data)?.length ?? 0;
      return { personId, key: JSON.stringify(queryKey), writtenAtMs, bytes, version, data };
    });
    try {
      const transaction = (await deviceDatabase()).transaction(["answers", "last_person"], "readwrite");
      const isSignedIn = (await transaction.objectStore("last_person").get(LAST))?.personId === personId;
      const store = transaction.objectStore("answers");
      if (isSignedIn) {
        await Promise.all(
          rows.map((row) => (row.data === undefined ? store.delete([personId, row.key]) : store.put(row))),
        );
      }
      // The newest first: those beyond the limit are the oldest.
      let total = 0;
      let cursor = await store.index("by_age").openKeyCursor(rangeOf(personId), "prev");
      while (cursor) {
        const [, , bytes] = cursor.key;
        total += bytes;
        if (total > maxBytes) await store.delete(cursor.primaryKey);
        cursor = await cursor.continue();
      }
      await transaction.done;
      // The person has logged out meanwhile, so this has created the database again.
      if (!isSignedIn) await forgetAnswers();
    } catch (error) {
      this.#without(undefined, error);
    }
  }

  /** Private windows and full devices store nothing: the app works without. */
  #without<Value>(value: Value, error: unknown): Value {
    if (!this.#hasFailed) this.#options.log("Cannot keep answers on this device", error);
    this.#hasFailed = true;
    return value;
  }
}

/** All keys that begin with the person: an array is greater than every text. */
function rangeOf(personId: string): IDBKeyRange {
  return IDBKeyRange.bound([personId], [personId, []]);
}

function queryKeyOf(text: string): PersistedQuery["queryKey"] {
  return JSON.parse(text) as unknown[]; // sound: `write` has written it
}
