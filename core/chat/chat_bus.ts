import type { UserId } from "../account/mod.ts";
import type { ChatMessage, Cursor, MessageId } from "./message.ts";

/** Something that happened in chat. Numbers only: what was written stays in the store. */
export type ChatEvent =
  | {
      readonly kind: "message";
      readonly id: MessageId;
      readonly senderId: UserId;
      readonly senderCursor: Cursor;
      readonly receiverId: UserId;
      readonly receiverCursor: Cursor;
    }
  | {
      readonly kind: "read";
      readonly userId: UserId;
      /** Whose messages were read. */
      readonly from: UserId;
      readonly upTo: MessageId;
      /** The device that said so, which need not be told. */
      readonly origin: string | undefined;
    };

/** What hears of events. It neither throws nor waits, since {@linkcode ChatBus.publish} does not. */
export interface ChatListener {
  /**
   * Hears of an event, its own instance's too. Events may come twice and in any order: the cursors say what is new.
   * `message` may come along where it costs nothing; a listener that does not get it loads it from the store.
   */
  onEvent(event: ChatEvent, message: ChatMessage | undefined): void;

  /** Events may have been missed, as when a connection broke. What matters of them has to be looked up. */
  onGap(): void;
}

/**
 * Tells every running instance what happened, after it was stored. Delivery is a courtesy, the store is the truth:
 * a lost event delays a message, it never loses one. Every implementation passes `adapters/contracts/chat_bus_contract.ts`.
 */
export interface ChatBus {
  /** Never throws and never waits. What could not be told becomes a gap to those who missed it. */
  publish(event: ChatEvent, message?: ChatMessage): void;

  /** @returns a function that ends the subscription. */
  subscribe(listener: ChatListener): () => void;

  /** Lets go of what it holds. Nothing is told or heard afterwards. */
  close(): Promise<void>;
}
