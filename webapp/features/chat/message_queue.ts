import type { OutgoingMessage } from "./chat_connection.ts";

/**
 * Messages that the server has not acknowledged, in the order in which they were written. Only one is in flight at a
 * time: after a break with several, a later message could be stored before an earlier one.
 */
export class MessageQueue {
  readonly #queue: OutgoingMessage[] = [];
  #inFlight: OutgoingMessage | undefined;
  #serverErrors = 0;

  /** The message whose acknowledgement is awaited. */
  get inFlight(): OutgoingMessage | undefined {
    return this.#inFlight;
  }

  add(message: OutgoingMessage): void {
    if (!this.has(message.clientMessageId)) this.#queue.push(message);
  }

  has(clientMessageId: string): boolean {
    return this.#queue.some((message) => message.clientMessageId === clientMessageId);
  }

  next(): OutgoingMessage | undefined {
    if (this.#inFlight) return undefined;
    this.#inFlight = this.#queue[0];
    return this.#inFlight;
  }

  /** How often the first message failed with a server error. */
  get serverErrors(): number {
    return this.#serverErrors;
  }

  /** The message in flight was not acknowledged, or refused for now: it is next again. */
  requeue(reason?: "server_error"): void {
    this.#inFlight = undefined;
    if (reason) this.#serverErrors += 1;
  }

  /** Removes an answered message, if it is still queued. */
  remove(clientMessageId: string | null | undefined): OutgoingMessage | undefined {
    const index = this.#queue.findIndex((message) => message.clientMessageId === clientMessageId);
    const [message] = index < 0 ? [] : this.#queue.splice(index, 1);
    if (message === this.#inFlight) this.#inFlight = undefined;
    if (index === 0) this.#serverErrors = 0;
    return message;
  }
}
