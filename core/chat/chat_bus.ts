import type { UserId } from "../account/mod.ts";
import type { HouseholdChange, HouseholdEvents } from "../household/mod.ts";
import type { PlanChange } from "../meal_plan/mod.ts";
import type { ShoppingChange } from "../shopping/mod.ts";
import type { ChatMessage, Cursor, MessageId } from "./message.ts";
import type { RequestState } from "./message_request.ts";

/** Events for open sockets. An event has ids and amounts; texts and names stay in the store. */
export type ChatEvent =
  | {
      readonly kind: "message";
      readonly id: MessageId;
      readonly senderId: UserId;
      readonly senderCursor: Cursor;
      readonly receiverId: UserId;
      /** 0 if the message is not delivered. */
      readonly receiverCursor: Cursor;
    }
  | {
      readonly kind: "read";
      readonly userId: UserId;
      /** Whose messages were read. */
      readonly from: UserId;
      readonly upTo: MessageId;
      /** The device that marked them, which needs no notice. */
      readonly origin: string | undefined;
    }
  | {
      /** The person decided about another one's message request. */
      readonly kind: "request";
      readonly userId: UserId;
      readonly from: UserId;
      readonly state: RequestState;
    }
  | {
      /** The person's account was deleted: their sockets are closed. */
      readonly kind: "removed";
      readonly userId: UserId;
    }
  | {
      /** A household, its plan or its shopping list changed. */
      readonly kind: "household";
      readonly change: AnyHouseholdChange;
    };

/** Every change that the members of a household learn of. */
export type AnyHouseholdChange = HouseholdChange | PlanChange | ShoppingChange;

/** Receives events. Its methods neither throw nor wait, because {@linkcode ChatBus.publish} does not. */
export interface ChatListener {
  /**
   * Called for every event, also for those of its own instance. Events may repeat and arrive in any order: compare their
   * cursors to find the new ones. `message` is present if the publisher has it; otherwise the listener loads it from the
   * store.
   */
  onEvent(event: ChatEvent, message: ChatMessage | undefined): void;

  /** Called if events may have been missed, for example after a broken connection. The listener reads the store. */
  onGap(): void;
}

/**
 * Publishes stored events to every server instance. Delivery is best effort: a lost event delays a message, but never
 * loses one, because the store has it. Every implementation passes `adapters/contracts/chat/chat_bus_contract.ts`.
 */
export interface ChatBus {
  /** Never throws and never waits. An event that cannot be delivered becomes a gap for the listeners that missed it. */
  publish(event: ChatEvent, message?: ChatMessage): void;

  /** @returns a function that ends the subscription. */
  subscribe(listener: ChatListener): () => void;

  /** Releases its connections. Afterwards it neither delivers nor receives events. */
  close(): Promise<void>;
}

/** The events of households on the bus. */
export function householdEvents(bus: Pick<ChatBus, "publish">): HouseholdEvents<AnyHouseholdChange> {
  return { publish: (change) => bus.publish({ kind: "household", change }) };
}
