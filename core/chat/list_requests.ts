import type { UserId } from "../account/mod.ts";
import type { ChatStore } from "./chat_store.ts";
import type { MessageRequest } from "./message_request.ts";

/** Most requests in the list. */
export const REQUESTS_MAX = 50;

/** The open requests to a person, the newest first. */
export function listRequests(
  ports: { readonly chat: Pick<ChatStore, "listRequests"> },
  { userId }: { userId: UserId },
): Promise<MessageRequest[]> {
  return ports.chat.listRequests(userId, { limit: REQUESTS_MAX });
}
