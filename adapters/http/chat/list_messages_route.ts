import type { UserId } from "../../../core/account/mod.ts";
import type { ChatMessage, ListMessagesInput } from "../../../core/chat/mod.ts";
import { listMessagesQuery, listMessagesReply } from "../../../wire/chat/list_messages.ts";
import { messageView } from "../../shared/message_view.ts";
import { type Route, route } from "../route.ts";

export function listMessagesRoute(listMessages: (input: ListMessagesInput) => Promise<ChatMessage[]>): Route {
  return route({
    method: "get",
    path: "/api/chat/messages",
    summary: "The newest messages between the caller and another person",
    access: "signed-in",
    query: listMessagesQuery,
    reply: listMessagesReply,
    async handle({ caller: { userId }, query }) {
      const messages = await listMessages({ userId, with: query.receiverId as UserId, before: query.before });
      return { messages: messages.map((message) => messageView(message, userId)) };
    },
  });
}
