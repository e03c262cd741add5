import type { QueryClient } from "@tanstack/react-query";
import { ApiError, type ChatCalls, currentUserQuery } from "../../api/mod.ts";
import { messagesQuery } from "./persisted_query_keys.ts";

/**
 * The calls of chats, whose newest messages are persisted on the device, and read from there while the server can't be reached.
 */
export function persistedChatCalls(calls: ChatCalls, client: QueryClient): ChatCalls {
  async function lastReply<Data>(
    query: { readonly queryKey: readonly unknown[] },
    ask: () => Promise<Data>,
  ): Promise<Data> {
    try {
      const data = await ask();
      client.setQueryData(query.queryKey, data);
      return data;
    } catch (error) {
      const persisted = client.getQueryData<Data>(query.queryKey);
      if (persisted === undefined || !(error instanceof ApiError && error.isTransient)) throw error;
      return persisted;
    }
  }

  return {
    ...calls,
    currentUser: (input, options) => lastReply(currentUserQuery(calls), () => calls.currentUser(input, options)),
    listMessages: (input, options) =>
      input.before === undefined
        ? lastReply(messagesQuery(calls, Number(input.receiverId)), () => calls.listMessages(input, options))
        : calls.listMessages(input, options),
  };
}
