import type { UserId } from "../account/mod.ts";
import type { ChatBus } from "./chat_bus.ts";
import type { ChatStore } from "./chat_store.ts";
import type { MessageId } from "./message.ts";

export interface MarkReadPorts {
  readonly chat: Pick<ChatStore, "markRead">;
  readonly bus: Pick<ChatBus, "publish">;
}

export interface MarkReadInput {
  readonly userId: UserId;
  /** Whose messages were read. */
  readonly from: UserId;
  readonly upTo: MessageId;
  /** The device that marks them; the person's other devices get an event. */
  readonly origin?: string | undefined;
}

/**
 * Marks another person's messages as read. Does nothing if they are read already.
 *
 * @returns the newest read message; 0 if none is read.
 */
export async function markRead(ports: MarkReadPorts, input: MarkReadInput): Promise<MessageId> {
  const { userId, from, origin } = input;
  const { upTo, moved } = await ports.chat.markRead(userId, { from, upTo: input.upTo });
  if (moved) ports.bus.publish({ kind: "read", userId, from, upTo, origin });
  return upTo;
}
