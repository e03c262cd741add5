import { useEffect, useState, useSyncExternalStore } from "react";
import type { ChatLine, Conversation } from "../../chat/mod.ts";
import { EMPTY_CONVERSATION } from "../../chat/mod.ts";
import { useDebouncedValue } from "../../hooks/mod.ts";
import { useChatSession, useChatSnapshot } from "../../shell/mod.ts";

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
  const room = useChatSession();
  const { conversations, unread, status, canSend } = useChatSnapshot();
  const [isOpen, setIsOpen] = useState(false);
  const [partner, setPartner] = useState<ChatPartner>();
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(new Map());
  const isSeen = usePageVisible() && isOpen;
  const partnerId = partner?.id;
  const lastStatus = useDebouncedValue(status, OFFLINE_DELAY_MS);

  // What stands before a person's eyes is read; what comes while the page is hidden is not.
  useEffect(() => {
    if (!room || !isSeen || partnerId === undefined) return undefined;
    room.open(partnerId);
    return () => room.close();
  }, [room, isSeen, partnerId]);

  function write(draft: string): void {
    if (partnerId !== undefined) setDrafts((before) => new Map(before).set(partnerId, draft));
  }

  return {
    isOpen,
    partner,
    conversation: conversations.get(partnerId ?? 0) ?? EMPTY_CONVERSATION,
    canSend,
    hasUnread: unread.length > 0,
    isOffline: status !== "online" && lastStatus !== "online" && room !== undefined,
    draft: drafts.get(partnerId ?? 0) ?? "",
    open() {
      const [waiting] = unread;
      if (waiting) setPartner({ id: waiting.userId, name: waiting.name });
      setIsOpen(true);
    },
    openWith(other) {
      setPartner(other);
      setIsOpen(true);
    },
    // As the specification has it: closing forgets the partner.
    close() {
      setIsOpen(false);
      setPartner(undefined);
    },
    write,
    send(text) {
      if (partnerId === undefined) return;
      room?.send(partnerId, text);
    },
    resend: (key) => partnerId !== undefined && room?.resend(partnerId, key),
    loadOlder: () => partnerId !== undefined && void room?.loadOlder(partnerId),
    retryHistory: () => partnerId !== undefined && room?.retryHistory(partnerId),
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
