import { assertVerified, type PublishingPorts, suspended, type UserId } from "../account/mod.ts";
import type { PostId } from "../community/mod.ts";
import { DomainError } from "../shared/mod.ts";
import type { ChatBus } from "./chat_bus.ts";
import type { ChatStore } from "./chat_store.ts";
import { type ChatMessage, messageText } from "./message.ts";
import { REQUEST_LIMIT } from "./message_request.ts";

export interface SendMessagePorts extends Pick<PublishingPorts, "verifiedEmails"> {
  readonly chat: Pick<ChatStore, "append">;
  readonly bus: Pick<ChatBus, "publish">;
}

export interface SendMessageInput {
  readonly senderId: UserId;
  readonly receiverId: UserId;
  /** As typed. */
  readonly text: string;
  /** A message sent again with the same id is stored once. */
  readonly clientMessageId: string;
  /** The community post that it is about. */
  readonly postId?: PostId | undefined;
}

/**
 * Sends a message to another person. If the `clientMessageId` was used before, the first message is returned, even if
 * text or receiver differ: the client repeats a request whose reply it did not get.
 *
 * @throws {DomainError} `message_empty`, `message_too_long`, `receiver_self`, `receiver_unknown`,
 * `too_many_message_requests`, `suspended`, `email_not_verified`
 */
export async function sendMessage(ports: SendMessagePorts, input: SendMessageInput): Promise<ChatMessage> {
  const { senderId, receiverId, clientMessageId, postId } = input;
  const text = messageText(input.text);
  if (receiverId === senderId) {
    throw new DomainError("receiver_self", "Cannot send a message to oneself", { field: "receiverId" });
  }

  await assertVerified(ports, senderId);
  const { message, suspendedUntil, refusedUntil } = await ports.chat.append(
    { senderId, receiverId, text, clientMessageId, postId },
    REQUEST_LIMIT,
  );
  if (suspendedUntil) throw suspended(suspendedUntil);
  if (refusedUntil) {
    throw new DomainError(
      "too_many_message_requests",
      `Cannot write to more than ${REQUEST_LIMIT.max} new people a day`,
      { until: refusedUntil },
    );
  }
  if (!message) {
    throw new DomainError("receiver_unknown", `Cannot send a message: there is no person ${receiverId}`, {
      field: "receiverId",
    });
  }

  // Also for a repeated request: the instance that stored the message may have stopped before it published the event.
  const { id, senderCursor, receiverCursor } = message;
  ports.bus.publish(
    { kind: "message", id, senderId, senderCursor, receiverId: message.receiverId, receiverCursor },
    message,
  );
  return message;
}
