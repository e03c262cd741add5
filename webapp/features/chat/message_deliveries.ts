import { ApiError } from "../../platform/api/api_error.ts";
import type { MessageAction, OutboxEntry } from "../../platform/offline/outbox/outbox_entry.ts";
import type { ChatConnection, MessageRefusal } from "./chat_connection.ts";

/** A message that the connection is sending. */
interface Delivery {
  resolve(): void;
  reject(error: ApiError): void;
}

/** The messages that the connection is sending, by their id. */
export class MessageDeliveries {
  readonly #connection: ChatConnection;
  readonly #deliveries = new Map<string, Delivery>();

  constructor(connection: ChatConnection) {
    this.#connection = connection;
  }

  /** Sends one message. @throws {ApiError} if the server does not have it */
  async send({ id, action: { receiverId, text } }: OutboxEntry<MessageAction>): Promise<void> {
    if (this.#connection.status !== "online") throw notConnected();
    await new Promise<void>((resolve, reject) => {
      this.#deliveries.set(id, { resolve, reject });
      this.#connection.send({ clientMessageId: id, receiverId, text });
    });
  }

  acknowledge(id: string): void {
    this.#settle(id, (delivery) => delivery.resolve());
  }

  refuse(id: string, { code, message, until }: MessageRefusal): void {
    const text = message === "" ? "The message was not sent." : message;
    this.#settle(id, (delivery) => delivery.reject(new ApiError(text, { status: 400, code, until })));
  }

  /** Withdraws the discarded messages, all but these: they are not sent with the next connection. */
  withdrawOthers(ids: ReadonlySet<string>): void {
    for (const id of this.#deliveries.keys()) {
      if (ids.has(id)) continue;
      this.#connection.withdraw(id);
      this.acknowledge(id);
    }
  }

  /** The messages wait in the outbox, since the connection is broken. */
  putBack(): void {
    for (const id of this.#deliveries.keys()) {
      this.#connection.withdraw(id);
      this.#settle(id, (delivery) => delivery.reject(notConnected()));
    }
  }

  #settle(id: string, how: (delivery: Delivery) => void): void {
    const delivery = this.#deliveries.get(id);
    this.#deliveries.delete(id);
    if (delivery) how(delivery);
  }
}

/** The message waits, and is sent with the next connection. */
function notConnected(): ApiError {
  return new ApiError("", { status: 503, code: "chat_not_connected" });
}
