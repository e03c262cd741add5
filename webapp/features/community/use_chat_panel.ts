import { useEffect, useState, useSyncExternalStore } from "react";
import { useDebouncedValue } from "../../platform/hooks/mod.ts";
import { useChatSession, useChatSnapshot } from "../../platform/shell/mod.ts";
// Not through mod.ts, which brings the code of the connection.
import { EMPTY_CONVERSATION } from "../chat/conversation.ts";
import type { ChatLine, Conversation } from "../chat/mod.ts";
import { type ChatRequests, useChatRequests } from "./use_chat_requests.ts";
import { type RecentConversations, useRecentConversations } from "./use_recent_conversations.ts";

/** The other person of a conversation. */
export interface ChatPartner {
  readonly id: number;
  readonly name: string;
}

export interface ChatPanelState {
  readonly isOpen: boolean;
  readonly partner: ChatPartner | undefined;
  /** How often a partner was chosen: each time the composer is focused. */
  readonly choices: number;
  readonly conversation: Conversation;
  /** To choose from while no partner is chosen. */
  readonly recent: RecentConversations;
  readonly requests: ChatRequests;
  /** Whether any message is unread, apart from requests. */
  readonly hasUnread: boolean;
  /** Whether messages can be sent: the person's own id is known. */
  readonly canSend: boolean;
  /** Whether the connection has been away for a while. */
  readonly isOffline: boolean;
  /** The post that the next message is about. */
  readonly aboutPost: number | undefined;
  /** Text in the composer, stored for each partner. */
  readonly draft: string;
  /** By the icon: with the sender of the newest unread message, else with the current partner, else without one. */
  open(): void;
  /** With a person, such as the author of the post `about`. */
  openWith(partner: ChatPartner, about?: number): void;
  /** The next message is about no post. */
  removeAbout(): void;
  close(): void;
  write(draft: string): void;
  send(text: string): void;
  resend(line: ChatLine["key"]): void;
  loadOlder(): void;
  retryHistory(): void;
}

/** A shorter break of the connection is not shown. */
const OFFLINE_DELAY_MS = 2_000;

export function useChatPanel(): ChatPanelState {
  const session = useChatSession();
  const { conversations, unread, requests: requestList, isUnreadKnown, status, canSend } = useChatSnapshot();
  const requests = useChatRequests();
  const [isOpen, setIsOpen] = useState(false);
  const [partner, setPartner] = useState<ChatPartner>();
  const [choices, setChoices] = useState(0);
  const [isAwaitingUnread, setIsAwaitingUnread] = useState(false);
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(new Map());
  const [posts, setPosts] = useState<ReadonlyMap<number, number>>(new Map());
  const isVisible = usePageVisible() && isOpen;
  const partnerId = partner?.id;
  const lastStatus = useDebouncedValue(status, OFFLINE_DELAY_MS);

  const recent = useRecentConversations({ unread, requests: requestList }, { enabled: isOpen && !partner });

  // Opened before the unread list has loaded: the sender is selected as soon as it has.
  if (isAwaitingUnread && (isUnreadKnown || unread.length > 0)) {
    setIsAwaitingUnread(false);
    selectSender();
  }

  function selectSender(): void {
    const [newest] = unread;
    if (newest) setPartner({ id: newest.userId, name: newest.name });
  }

  // Visible messages are read; messages that arrive while the page is hidden are not.
  useEffect(() => {
    if (!session || !isVisible || partnerId === undefined) return undefined;
    session.open(partnerId);
    return () => session.close();
  }, [session, isVisible, partnerId]);

  function write(draft: string): void {
    if (partnerId !== undefined) setDrafts((before) => new Map(before).set(partnerId, draft));
  }

  function setAbout(partner: number, post: number | undefined): void {
    setPosts((before) => {
      const after = new Map(before);
      if (post === undefined) after.delete(partner);
      else after.set(partner, post);
      return after;
    });
  }

  const aboutPost = posts.get(partnerId ?? 0);
  return {
    isOpen,
    partner,
    choices,
    recent,
    requests,
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
    openWith(other, about) {
      if (about !== undefined) setAbout(other.id, about);
      setIsAwaitingUnread(false);
      setPartner(other);
      setChoices((before) => before + 1);
      setIsOpen(true);
    },
    // From the specification: closing clears the partner.
    close() {
      setIsAwaitingUnread(false);
      setIsOpen(false);
      setPartner(undefined);
    },
    aboutPost,
    removeAbout: () => partnerId !== undefined && setAbout(partnerId, undefined),
    write,
    send(text) {
      if (partnerId === undefined) return;
      if (session?.send(partnerId, text, { to: partner?.name, postId: aboutPost })) setAbout(partnerId, undefined);
    },
    resend: (key) => session?.resend(key),
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
    () => true,
  );
}
