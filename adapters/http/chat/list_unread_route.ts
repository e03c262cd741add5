import type { UserId } from "../../../core/account/mod.ts";
import type { UnreadConversation } from "../../../core/chat/mod.ts";
import { listUnreadQuery, listUnreadReply } from "../../../wire/list_unread.ts";
import { type Route, route } from "../route.ts";

export function listUnreadRoute(listUnread: (input: { userId: UserId }) => Promise<UnreadConversation[]>): Route {
  return route({
    method: "get",
    path: "/api/chat/unread",
    summary: "The conversations with unread messages",
    access: "signed-in",
    query: listUnreadQuery,
    reply: listUnreadReply,
    async handle({ caller }) {
      return { conversations: await listUnread({ userId: caller.userId }) };
    },
  });
}
