import type { ChatMessageWire } from "../../../wire/chat_message.ts";
import type {
  ChatConnection,
  ChatConnectionListener,
  ChatStatus,
  MessageRefusal,
  OutgoingMessage,
} from "../chat_connection.ts";

/** What a memory connection does with a message that it is given. */
export const MEMORY_CHAT_ANSWERS = ["acknowledges", "stays silent", "refuses"] as const;

export type MemoryChatAnswer = (typeof MEMORY_CHAT_ANSWERS)[number];

/** A live connection without a server: a story or a test delivers messages through it. */
export class MemoryChatConnection implements ChatConnection {
  readonly sent: OutgoingMessage[] = [];
  readonly marks: { userId: number; upTo: number }[] = [];
  answer: MemoryChatAnswer;
  status: ChatStatus = "offline";
  readonly #listeners = new Set<ChatConnectionListener>();
  readonly #statusAfterStart: ChatStatus;
  #lastId: number;

  /** @param options `statusAfterStart` is `online` by default. `lastId`: id of the newest existing message. */
  constructor(options: { answer?: MemoryChatAnswer; statusAfterStart?: ChatStatus; lastId?: number } = {}) {
    this.answer = options.answer ?? "acknowledges";
    this.#statusAfterStart = options.statusAfterStart ?? "online";
    this.#lastId = options.lastId ?? 1000;
  }

  start(): void {
    this.setStatus(this.#statusAfterStart);
  }

  stop(): void {
    this.setStatus("offline");
  }

  reconnectNow(): void {}

  send({ receiverId, text }: { readonly receiverId: number; readonly text: string }): OutgoingMessage {
    const message = { clientMessageId: `client-${this.sent.length + 1}`, receiverId, text };
    this.retry(message);
    return message;
  }

  retry(message: OutgoingMessage): void {
    this.sent.push(message);
    // As over a network, `send` returns before the answer arrives.
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

  /** Changes the status and tells the listeners. */
  setStatus(status: ChatStatus): void {
    this.status = status;
    this.#notify((listener) => listener.onStatus?.(status));
  }

  /** Delivers a message to the listeners. */
  receive(message: ChatMessageWire): void {
    this.#notify((listener) => listener.onMessage?.(message));
  }

  acknowledge(message: OutgoingMessage, createdAt = "2026-11-19T18:06:00.000Z"): void {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#notify((listener) => listener.onSent?.({ ...message, id, createdAt }));
  }

  refuse(message: OutgoingMessage, refusal: MessageRefusal): void {
    this.#notify((listener) => listener.onFailed?.(message, refusal));
  }

  /** Reports that another device has marked messages as read. */
  readElsewhere(read: { userId: number; upTo: number }): void {
    this.#notify((listener) => listener.onRead?.(read));
  }

  #notify(call: (listener: ChatConnectionListener) => void): void {
    for (const listener of this.#listeners) call(listener);
  }
}
