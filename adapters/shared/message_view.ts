import type { UserId } from "../../core/account/mod.ts";
import { type ChatMessage, cursorFor, type MessageRequest } from "../../core/chat/mod.ts";
import type { ChatMessageWire } from "../../wire/chat/chat_message.ts";
import type { MessageRequestWire } from "../../wire/chat/message_requests.ts";

/** A message as one of its two people sees it, with the cursor of that person's stream. */
export function messageView(message: ChatMessage, reader: UserId): ChatMessageWire {
  return {
    id: message.id,
    sender_id: message.senderId,
    receiver_id: message.receiverId,
    message: message.text,
    created_at: message.sentAt.toISOString(),
    sender_name: message.senderName,
    cursor: cursorFor(reader, message),
    ...(message.senderId === reader ? { clientMessageId: message.clientMessageId } : {}),
    ...(message.senderId !== reader && message.request ? { request: message.request } : {}),
    ...(message.postId === undefined ? {} : { postId: message.postId }),
  };
}

/** A message request as its receiver sees it. */
export function requestView({ message, ...request }: MessageRequest): MessageRequestWire {
  return { ...request, message: { ...message, sentAt: message.sentAt.toISOString() } };
}
