import type { OutgoingMessage } from "./chat_connection.ts";

/** A message of one's own that the server does not have, and whether it refused it. */
export interface UnsentMessage extends OutgoingMessage {
  readonly isRefused: boolean;
  /** When it was written, ISO 8601 in UTC. */
  readonly writtenAt: string;
}

/** More than this nobody writes while a network is away. */
const MAX_KEPT = 200;

/** What a tab keeps over a reload: the web's own `sessionStorage` in the product. */
export type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Messages that were written and not sent yet, kept over a reload of the tab, each person's apart. */
export class UnsentMessages {
  readonly #storage: TabStorage;
  readonly #key: string;

  constructor(storage: TabStorage, personId: string) {
    this.#storage = storage;
    this.#key = `weekplate-unsent-${personId}`;
  }

  /** In the order in which they were written; none where nothing readable is kept. */
  read(): readonly UnsentMessage[] {
    try {
      const kept: unknown = JSON.parse(this.#storage.getItem(this.#key) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isUnsentMessage).slice(0, MAX_KEPT) : [];
    } catch {
      return [];
    }
  }

  /** In place of what was kept. A browser that refuses storage still sends; it only forgets on a reload. */
  write(messages: readonly UnsentMessage[]): void {
    try {
      if (messages.length === 0) this.#storage.removeItem(this.#key);
      else this.#storage.setItem(this.#key, JSON.stringify(messages.slice(0, MAX_KEPT)));
    } catch {
      // Private windows and full disks refuse it.
    }
  }

  /** Nothing private stays after Log out. */
  forget(): void {
    this.write([]);
  }
}

function isUnsentMessage(value: unknown): value is UnsentMessage {
  if (typeof value !== "object" || value === null) return false;
  const { clientMessageId, receiverId, text, isRefused, writtenAt } = value as Readonly<Record<string, unknown>>;
  return (
    typeof clientMessageId === "string" &&
    typeof receiverId === "number" &&
    typeof text === "string" &&
    typeof isRefused === "boolean" &&
    typeof writtenAt === "string"
  );
}
