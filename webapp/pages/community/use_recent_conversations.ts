import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type RecentConversation, recentConversationsQuery } from "../../api/mod.ts";
import type { ChatSnapshot } from "../../chat/mod.ts";
import { useServices } from "../../services.ts";

export interface RecentConversations {
  readonly state: "loading" | "failed" | "loaded";
  /** The most recent first. */
  readonly conversations: readonly RecentConversation[];
  retry(): void;
}

/** The conversations to choose from, with the live unread counts; loaded once `enabled`. */
export function useRecentConversations(
  { unread, requests }: Pick<ChatSnapshot, "unread" | "requests">,
  { enabled }: { enabled: boolean },
): RecentConversations {
  const { chat, log } = useServices();
  const { data, error, refetch } = useQuery({ ...recentConversationsQuery(chat, { unread, requests }), enabled });
  useEffect(() => {
    if (error) log("Cannot list conversations", error);
  }, [error, log]);
  const counts = new Map(unread.map(({ userId, unread: count }) => [userId, count]));
  return {
    state: data ? "loaded" : error ? "failed" : "loading",
    conversations: (data ?? []).map((conversation) => ({
      ...conversation,
      unread: counts.get(conversation.userId) ?? 0,
    })),
    retry: () => void refetch(),
  };
}
