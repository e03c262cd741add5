import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";

/** Name of the database in IndexedDB that stores a person's data on the device. */
export const DEVICE_DATABASE = "weekplate";
/** Increase it with each change of a store, and migrate the stored data in `upgrade`. */
const VERSION = 2;

export interface AnswerRow {
  readonly personId: string;
  /** The query's key as text. */
  readonly key: string;
  readonly writtenAtMs: number;
  /** Size of `data` as JSON. */
  readonly bytes: number;
  /** The app's version whose code understands `data`. */
  readonly version: string;
  readonly data: unknown;
}

/** One action that the server does not have yet. */
export interface OutboxRow {
  /** Given by the database when the row is added: a later action has a higher one. */
  readonly order?: number;
  readonly personId: string;
  /** `id` is unique among the person's entries. */
  readonly entry: { readonly id: string };
}

/** One part of a draft: its texts, or its photo, so that a photo is not written again with each letter. */
export interface DraftPartRow {
  readonly personId: string;
  /** The subject of the draft. */
  readonly draft: string;
  readonly part: "texts" | "photo";
  readonly value: unknown;
}

/** Who was signed in last, for a device that can't ask the server. There is at most one row, at {@linkcode LAST}. */
export interface LastPersonRow {
  /** The marker of the session, see `identity/firebase/session_marker.ts`. */
  readonly marker: string;
  readonly personId: string;
  readonly fullName: string;
}

export const LAST = "last";

export interface DeviceSchema extends DBSchema {
  answers: {
    key: [personId: string, key: string];
    value: AnswerRow;
    indexes: {
      /** Everything about a person's answers except their data, the oldest first. */
      by_age: [personId: string, writtenAtMs: number, bytes: number];
    };
  };
  outbox: {
    key: number;
    value: OutboxRow;
    indexes: { by_person: string; by_entry: [personId: string, entryId: string] };
  };
  drafts: {
    key: [personId: string, draft: string, part: DraftPartRow["part"]];
    value: DraftPartRow;
    indexes: { by_person: string };
  };
  last_person: { key: typeof LAST; value: LastPersonRow };
}

let opened: Promise<IDBPDatabase<DeviceSchema>> | undefined;

/**
 * The device's database: one connection for a page. Don't store it, ask for it at each use: it is closed when another tab
 * deletes the database or has a newer version of it.
 *
 * @throws where the browser has no IndexedDB or refuses it, as some do in private windows
 */
export function deviceDatabase(): Promise<IDBPDatabase<DeviceSchema>> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/**
 * Deletes the database; other tabs close it.
 *
 * @throws as {@linkcode deviceDatabase}
 */
export async function deleteDeviceDatabase(): Promise<void> {
  const existing = opened;
  opened = undefined;
  // One that could not be opened needs no closing.
  (await existing?.catch(() => undefined))?.close();
  await deleteDB(DEVICE_DATABASE);
}

async function open(): Promise<IDBPDatabase<DeviceSchema>> {
  const forget = () => {
    opened = undefined;
  };
  const database = await openDB<DeviceSchema>(DEVICE_DATABASE, VERSION, {
    upgrade(created, before) {
      const drafts = created.createObjectStore("drafts", { keyPath: ["personId", "draft", "part"] });
      drafts.createIndex("by_person", "personId");
      if (before > 0) return;
      const answers = created.createObjectStore("answers", { keyPath: ["personId", "key"] });
      answers.createIndex("by_age", ["personId", "writtenAtMs", "bytes"]);
      const outbox = created.createObjectStore("outbox", { keyPath: "order", autoIncrement: true });
      outbox.createIndex("by_person", "personId");
      outbox.createIndex("by_entry", ["personId", "entry.id"], { unique: true });
      created.createObjectStore("last_person");
    },
    blocking(_current, _blocked, event) {
      forget();
      (event.target as IDBDatabase).close(); // sound: the event's target is the open database
    },
    terminated: forget,
  });
  return database;
}
