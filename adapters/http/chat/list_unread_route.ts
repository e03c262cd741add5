import type { ListConversationsInput, UnreadConversation } from "../../../core/chat/mod.ts";
import { listUnreadQuery, listUnreadReply } from "../../../wire/chat/list_unread.ts";
import { type Route, route } from "../route.ts";

export function listUnreadRoute(listUnread: (input: ListConversationsInput) => Promise<UnreadConversation[]>): Route {
  return route({
    method: "get",
    path: "/api/chat/unread",
    summary: "The conversations with unread messages",
    access: "signed-in",
    query: listUnreadQuery,
    reply: listUnreadReply,
    async handle({ caller, query }) {
      return { conversations: await listUnread({ userId: caller.userId, withRequests: query.requests !== "exclude" }) };
    },
  });
}
