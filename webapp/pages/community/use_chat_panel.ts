import { useEffect, useState, useSyncExternalStore } from "react";
import type { ChatLine, Conversation } from "../../chat/mod.ts";
import { EMPTY_CONVERSATION } from "../../chat/mod.ts";
import { useDebouncedValue } from "../../hooks/mod.ts";
import { useChatSession, useChatSnapshot } from "../../shell/mod.ts";
import { type RecentConversations, useRecentConversations } from "./use_recent_conversations.ts";

/** Whom one chats with. */
export interface ChatPartner {
  /** Their number. */
  readonly id: number;
  readonly name: string;
}

export interface ChatPanelState {
  readonly isOpen: boolean;
  readonly partner: ChatPartner | undefined;
  readonly conversation: Conversation;
  /** To choose from while no partner is chosen. */
  readonly recent: RecentConversations;
  /** Whether somebody has written what is not read yet. */
  readonly hasUnread: boolean;
  /** Whether messages can be sent: it is known who sends them. */
  readonly canSend: boolean;
  /** Whether the connection has been away for a while. */
  readonly isOffline: boolean;
  /** What is written and not sent, kept for each partner. */
  readonly draft: string;
  /** By the icon: to whom has written and is not read yet, else to whom one chatted with, else to nobody yet. */
  open(): void;
  /** To somebody: the author of a post. */
  openWith(partner: ChatPartner): void;
  close(): void;
  write(draft: string): void;
  send(text: string): void;
  resend(line: ChatLine["key"]): void;
  loadOlder(): void;
  retryHistory(): void;
}

/** A short break is not worth a word. In milliseconds. */
const OFFLINE_DELAY_MS = 2_000;

/** The chat beside the feed: whether it is open, with whom, and what is said there. */
export function useChatPanel(): ChatPanelState {
  const session = useChatSession();
  const { conversations, unread, isUnreadKnown, status, canSend } = useChatSnapshot();
  const [isOpen, setIsOpen] = useState(false);
  const [partner, setPartner] = useState<ChatPartner>();
  const [isAwaitingUnread, setIsAwaitingUnread] = useState(false);
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(new Map());
  const isSeen = usePageVisible() && isOpen;
  const partnerId = partner?.id;
  const lastStatus = useDebouncedValue(status, OFFLINE_DELAY_MS);

  const recent = useRecentConversations(unread, { enabled: isOpen && !partner });

  // Opened before it was known what is unread: the sender is selected as soon as it is.
  if (isAwaitingUnread && (isUnreadKnown || unread.length > 0)) {
    setIsAwaitingUnread(false);
    selectSender();
  }

  function selectSender(): void {
    const [newest] = unread;
    if (newest) setPartner({ id: newest.userId, name: newest.name });
  }

  // What stands before a person's eyes is read; what comes while the page is hidden is not.
  useEffect(() => {
    if (!session || !isSeen || partnerId === undefined) return undefined;
    session.open(partnerId);
    return () => session.close();
  }, [session, isSeen, partnerId]);

  function write(draft: string): void {
    if (partnerId !== undefined) setDrafts((before) => new Map(before).set(partnerId, draft));
  }

  return {
    isOpen,
    partner,
    recent,
    conversation: conversations.get(partnerId ?? 0) ?? EMPTY_CONVERSATION,
    canSend,
    hasUnread: unread.length > 0,
    isOffline: status !== "online" && lastStatus !== "online" && session !== undefined,
    draft: drafts.get(partnerId ?? 0) ?? "",
    open() {
      if (!partner) setIsAwaitingUnread(!isUnreadKnown);
      selectSender();
      setIsOpen(true);
    },
    openWith(other) {
      setIsAwaitingUnread(false);
      setPartner(other);
      setIsOpen(true);
    },
    // As the specification has it: closing forgets the partner.
    close() {
      setIsAwaitingUnread(false);
      setIsOpen(false);
      setPartner(undefined);
    },
    write,
    send(text) {
      if (partnerId === undefined) return;
      session?.send(partnerId, text);
    },
    resend: (key) => partnerId !== undefined && session?.resend(partnerId, key),
    loadOlder: () => partnerId !== undefined && void session?.loadOlder(partnerId),
    retryHistory: () => partnerId !== undefined && session?.retryHistory(partnerId),
  };
}

function usePageVisible(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener("visibilitychange", onChange);
      return () => document.removeEventListener("visibilitychange", onChange);
    },
    () => document.visibilityState === "visible",
  );
}
