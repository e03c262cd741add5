import type { QueryClient } from "@tanstack/react-query";
import { ApiError, type ChatApi, currentUserQuery } from "../../api/mod.ts";
import { messagesQuery } from "./persisted_query_keys.ts";

/**
 * The chat's API whose newest messages are persisted on the device, and read from there while the server can't be reached.
 */
export function persistedChatApi(chat: ChatApi, client: QueryClient): ChatApi {
  async function lastAnswer<Data>(
    query: { readonly queryKey: readonly unknown[] },
    ask: () => Promise<Data>,
  ): Promise<Data> {
    try {
      const data = await ask();
      client.setQueryData(query.queryKey, data);
      return data;
    } catch (error) {
      const kept = client.getQueryData<Data>(query.queryKey);
      if (kept === undefined || !(error instanceof ApiError && error.isTransient)) throw error;
      return kept;
    }
  }

  return {
    currentUser: (options) => lastAnswer(currentUserQuery(chat), () => chat.currentUser(options)),
    listMessages: (partnerId, options) =>
      options.before === undefined
        ? lastAnswer(messagesQuery(chat, partnerId), () => chat.listMessages(partnerId, options))
        : chat.listMessages(partnerId, options),
    listUnread: (options) => chat.listUnread(options),
    listRecentConversations: (options) => chat.listRecentConversations(options),
    listRequests: (options) => chat.listRequests(options),
    decideRequest: (userId, state) => chat.decideRequest(userId, state),
  };
}
