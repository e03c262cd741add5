import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { RecentConversation } from "../../../wire/chat/conversations.ts";
import { recentConversationsQuery } from "../../platform/api/mod.ts";
import { useOutboxSnapshot } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";
import type { ChatSnapshot } from "../chat/mod.ts";

export interface RecentConversations {
  readonly state: "loading" | "failed" | "loaded";
  /** The most recent first. */
  readonly conversations: readonly RecentConversation[];
  retry(): void;
}

/** The conversations to choose from, with the live unread counts and those with unsent messages; loaded once `enabled`. */
export function useRecentConversations(
  { unread, requests }: Pick<ChatSnapshot, "unread" | "requests">,
  { enabled }: { enabled: boolean },
): RecentConversations {
  const { chat, log } = useServices();
  const { data, error, refetch } = useQuery({ ...recentConversationsQuery(chat, { unread, requests }), enabled });
  useEffect(() => {
    if (error) log("Cannot list conversations", error);
  }, [error, log]);
  const unsent = useUnsentConversations().filter(({ userId }) => !data?.some((known) => known.userId === userId));
  const known = data ?? (unsent.length > 0 ? [] : undefined);
  const counts = new Map(unread.map(({ userId, unread: count }) => [userId, count]));
  return {
    state: known ? "loaded" : error ? "failed" : "loading",
    conversations: [...unsent, ...(known ?? [])].map((conversation) => ({
      ...conversation,
      unread: counts.get(conversation.userId) ?? 0,
    })),
    retry: () => void refetch(),
  };
}

/** The conversations with messages in the outbox, of which the server may not know. */
function useUnsentConversations(): RecentConversation[] {
  const partners = new Map<number, RecentConversation>();
  for (const { madeAt, action } of useOutboxSnapshot().entries) {
    if (action.kind !== "message" || action.to === undefined) continue;
    partners.set(action.receiverId, { userId: action.receiverId, name: action.to, lastMessageAt: madeAt, unread: 0 });
  }
  return [...partners.values()].toReversed();
}
