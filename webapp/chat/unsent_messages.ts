import type { OutgoingMessage } from "./chat_connection.ts";

/** An own message that the server has not stored. */
export interface UnsentMessage extends OutgoingMessage {
  /** Whether the server refused it. */
  readonly isRefused: boolean;
  /** When it was written, ISO 8601 in UTC. */
  readonly writtenAt: string;
}

/** Bounds what one tab stores. */
const MAX_KEPT = 200;

/** Storage of one tab that survives a reload: `sessionStorage` in the product. */
export type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps one person's unsent messages over a reload of the tab. */
export class UnsentMessages {
  readonly #storage: TabStorage;
  readonly #key: string;

  constructor(storage: TabStorage, personId: string) {
    this.#storage = storage;
    this.#key = `weekplate-unsent-${personId}`;
  }

  /** In the order in which they were written; empty when nothing readable is stored. */
  read(): readonly UnsentMessage[] {
    try {
      const stored: unknown = JSON.parse(this.#storage.getItem(this.#key) ?? "[]");
      return Array.isArray(stored) ? stored.filter(isUnsentMessage).slice(0, MAX_KEPT) : [];
    } catch {
      return [];
    }
  }

  /** Replaces what is stored. Without storage messages are still sent, but lost on a reload. */
  write(messages: readonly UnsentMessage[]): void {
    try {
      if (messages.length === 0) this.#storage.removeItem(this.#key);
      else this.#storage.setItem(this.#key, JSON.stringify(messages.slice(0, MAX_KEPT)));
    } catch {
      // Private windows and full disks refuse storage.
    }
  }

  /** For Log out: nothing private stays. */
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
