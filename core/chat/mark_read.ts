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
  /** The device that says so; the person's other ones are told. */
  readonly origin?: string | undefined;
}

/**
 * Marks what somebody wrote as read. Harmless where there is nothing to mark, or where it was marked further already.
 *
 * @returns the newest message that now counts as read; 0 where none does.
 */
export async function markRead(ports: MarkReadPorts, input: MarkReadInput): Promise<MessageId> {
  const { userId, from, origin } = input;
  const { upTo, moved } = await ports.chat.markRead(userId, { from, upTo: input.upTo });
  if (moved) ports.bus.publish({ kind: "read", userId, from, upTo, origin });
  return upTo;
}
