import type { ChatMessageWire } from "../../../wire/chat_message.ts";
import type {
  ChatConnection,
  ChatConnectionListener,
  ChatStatus,
  MessageRefusal,
  OutgoingMessage,
} from "../chat_connection.ts";

/** How a connection in memory takes what it is given: at once, never, or not at all. */
export const MEMORY_CHAT_ANSWERS = ["acknowledges", "stays silent", "refuses"] as const;

export type MemoryChatAnswer = (typeof MEMORY_CHAT_ANSWERS)[number];

/** A live connection without a server: a story or a test says what comes. */
export class MemoryChatConnection implements ChatConnection {
  readonly sent: OutgoingMessage[] = [];
  readonly marks: { userId: number; upTo: number }[] = [];
  answer: MemoryChatAnswer;
  status: ChatStatus = "offline";
  readonly #listeners = new Set<ChatConnectionListener>();
  readonly #reaches: ChatStatus;
  #lastId: number;

  /** @param options `reaches`: how far `start` comes. `lastId`: of the messages that there are already. */
  constructor(options: { answer?: MemoryChatAnswer; reaches?: ChatStatus; lastId?: number } = {}) {
    this.answer = options.answer ?? "acknowledges";
    this.#reaches = options.reaches ?? "online";
    this.#lastId = options.lastId ?? 1000;
  }

  start(): void {
    this.become(this.#reaches);
  }

  stop(): void {
    this.become("offline");
  }

  reconnectNow(): void {}

  send({ receiverId, text }: { readonly receiverId: number; readonly text: string }): OutgoingMessage {
    const message = { clientMessageId: `client-${this.sent.length + 1}`, receiverId, text };
    this.retry(message);
    return message;
  }

  retry(message: OutgoingMessage): void {
    this.sent.push(message);
    // As over a network: whoever sends has its message in hand before the answer comes.
    queueMicrotask(() => {
      if (this.answer === "acknowledges") this.acknowledge(message);
      if (this.answer === "refuses") this.refuse(message, { code: "internal", message: "Something went wrong." });
    });
  }

  markRead(read: { readonly userId: number; readonly upTo: number }): void {
    this.marks.push(read);
  }

  subscribe(listener: ChatConnectionListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Says that the connection stands, or not. */
  become(status: ChatStatus): void {
    this.status = status;
    this.#tell((listener) => listener.onStatus?.(status));
  }

  /** Lets a message arrive. */
  receive(message: ChatMessageWire): void {
    this.#tell((listener) => listener.onMessage?.(message));
  }

  acknowledge(message: OutgoingMessage, createdAt = "2026-11-19T18:06:00.000Z"): void {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#tell((listener) => listener.onSent?.({ ...message, id, createdAt }));
  }

  refuse(message: OutgoingMessage, refusal: MessageRefusal): void {
    this.#tell((listener) => listener.onFailed?.(message, refusal));
  }

  /** Another device of one's own has read. */
  readElsewhere(read: { userId: number; upTo: number }): void {
    this.#tell((listener) => listener.onRead?.(read));
  }

  #tell(say: (listener: ChatConnectionListener) => void): void {
    for (const listener of this.#listeners) say(listener);
  }
}
