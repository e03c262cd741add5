import { t } from "@lingui/core/macro";
import type { ShoppingList } from "../../../../core/shopping/mod.ts";
import { LIST_CHANGE_MAX } from "./outbox_batch.ts";
import { isOutboxEntry, type OutboxEntry } from "./outbox_entry.ts";
import type { OutboxStore } from "./outbox_store.ts";

type FormerStorage = Pick<Storage, "getItem" | "removeItem">;

/** Where earlier versions of the app stored unsent entries. */
export interface FormerOutboxes {
  readonly personId: string;
  /** `localStorage`: changes of the shopping list. */
  readonly device: FormerStorage;
  /** `sessionStorage`: messages of this tab. */
  readonly tab: FormerStorage;
}

/**
 * Migrates the entries that earlier versions of the app stored for a person. Nothing is lost or duplicated if it ends
 * midway: a repeated migration gives every entry the same id.
 */
export async function adoptFormerOutboxes(
  store: OutboxStore,
  { personId, device, tab }: FormerOutboxes,
): Promise<void> {
  await adopt(store, { personId, storage: device, key: `weekplate-unsent-list-${personId}`, toEntries: listEntries });
  await adopt(store, { personId, storage: tab, key: `weekplate-unsent-${personId}`, toEntries: messageEntries });
}

async function adopt(
  store: OutboxStore,
  options: {
    readonly personId: string;
    readonly storage: FormerStorage;
    readonly key: string;
    readonly toEntries: (stored: unknown) => readonly unknown[];
  },
): Promise<void> {
  const { personId, storage, key, toEntries } = options;
  const text = storage.getItem(key);
  if (text === null) return;
  for (const entry of toEntries(parsed(text)).filter(isOutboxEntry)) {
    await store.put(personId, entry);
  }
  storage.removeItem(key);
}

function listEntries(stored: unknown): readonly unknown[] {
  // sound: checked below
  const { entries, removed, householdId } = (stored ?? {}) as Partial<ShoppingList & { householdId: number }>;
  if (!Array.isArray(entries) || !Array.isArray(removed)) return [];
  const parts = Math.ceil(Math.max(entries.length, removed.length) / LIST_CHANGE_MAX);
  return Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part * LIST_CHANGE_MAX, (part + 1) * LIST_CHANGE_MAX];
    const change = { entries: entries.slice(from, to), removed: removed.slice(from, to) };
    return {
      id: `former-list-${part}`,
      madeAt: new Date(0).toISOString(),
      action: { kind: "list", change, householdId },
    } satisfies OutboxEntry;
  });
}

function messageEntries(stored: unknown): readonly unknown[] {
  if (!Array.isArray(stored)) return [];
  return stored.map((each: unknown) => {
    const message = (each ?? {}) as Readonly<Record<string, unknown>>;
    return {
      id: message["clientMessageId"],
      madeAt: message["writtenAt"],
      action: { kind: "message", receiverId: message["receiverId"], text: message["text"] },
      ...(message["isRefused"] === true && { refusal: { code: "internal", message: t`The message was not sent.` } }),
    };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
