import type { OutgoingMessage } from "./chat_connection.ts";

/**
 * Messages that the server has not acknowledged, in the order in which they were written. One is under way at a time:
 * were there more, a break could let a later one in before an earlier one.
 */
export class Outbox {
  readonly #waiting: OutgoingMessage[] = [];
  #underWay: OutgoingMessage | undefined;
  #faults = 0;

  /** The one whose answer is awaited. */
  get underWay(): OutgoingMessage | undefined {
    return this.#underWay;
  }

  add(message: OutgoingMessage): void {
    if (!this.#waiting.some(({ clientMessageId }) => clientMessageId === message.clientMessageId)) {
      this.#waiting.push(message);
    }
  }

  /** The next one to send, which is under way from now on; nothing while another one is. */
  next(): OutgoingMessage | undefined {
    if (this.#underWay) return undefined;
    this.#underWay = this.#waiting[0];
    return this.#underWay;
  }

  /** How often the first one was refused by a fault of the server's. */
  get faults(): number {
    return this.#faults;
  }

  /** The one under way was not answered, or refused for now: it is the next one again. */
  putBack(because?: "fault"): void {
    this.#underWay = undefined;
    if (because) this.#faults += 1;
  }

  /** Takes out a message that was answered, if it is still here. */
  settle(clientMessageId: string | null | undefined): OutgoingMessage | undefined {
    const place = this.#waiting.findIndex((message) => message.clientMessageId === clientMessageId);
    const [message] = place < 0 ? [] : this.#waiting.splice(place, 1);
    if (message === this.#underWay) this.#underWay = undefined;
    if (place === 0) this.#faults = 0;
    return message;
  }
}
