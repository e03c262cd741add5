import type { ListConversationsInput, RecentConversation } from "../../../core/chat/mod.ts";
import {
  listRecentConversationsQuery,
  listRecentConversationsReply,
} from "../../../wire/chat/list_recent_conversations.ts";
import { type Route, route } from "../route.ts";

export function listRecentConversationsRoute(
  listRecentConversations: (input: ListConversationsInput) => Promise<RecentConversation[]>,
): Route {
  return route({
    method: "get",
    path: "/api/chat/conversations",
    summary: "The newest conversations, with their unread counts",
    access: "signed-in",
    query: listRecentConversationsQuery,
    reply: listRecentConversationsReply,
    async handle({ caller, query }) {
      const conversations = await listRecentConversations({
        userId: caller.userId,
        withRequests: query.requests !== "exclude",
      });
      return {
        conversations: conversations.map(({ lastMessageAt, ...conversation }) => ({
          ...conversation,
          lastMessageAt: lastMessageAt.toISOString(),
        })),
      };
    },
  });
}
