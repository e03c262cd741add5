import type { UnreadConversation } from "../../../wire/chat/conversations.ts";
import type { MessageRequestWire } from "../../../wire/chat/message_requests.ts";
import type { MessageAction, OutboxEntry } from "../../platform/offline/outbox/outbox_entry.ts";
import type { ChatStatus } from "./chat_connection.ts";
import { type Conversation, EMPTY_CONVERSATION, withUnsent } from "./conversation.ts";

export interface ChatSnapshot {
  readonly status: ChatStatus;
  /** Whether messages can be sent: the person's own id is known. */
  readonly canSend: boolean;
  /** Conversations with unread messages, the one with the newest message first. */
  readonly unread: readonly UnreadConversation[];
  /** Whether the unread list has loaded; before that `unread` has only messages that arrived live. */
  readonly isUnreadKnown: boolean;
  /** Open message requests, the newest first. */
  readonly requests: readonly MessageRequestWire[];
  readonly requestsState: "loading" | "failed" | "loaded";
  /** What the server has stored, and the outbox' messages. */
  readonly conversations: ReadonlyMap<number, Conversation>;
}

/** The {@linkcode ChatSnapshot} of a session, until its end. */
export class ChatState {
  readonly #subscribers = new Set<() => void>();
  readonly #ended: AbortSignal;
  /** What the server has stored. */
  #stored: ReadonlyMap<number, Conversation> = new Map();
  #unsent: readonly OutboxEntry<MessageAction>[] = [];
  #ownName = "";
  #snapshot: ChatSnapshot = {
    status: "offline",
    canSend: false,
    unread: [],
    isUnreadKnown: false,
    requests: [],
    requestsState: "loading",
    conversations: new Map(),
  };

  constructor(ended: AbortSignal) {
    this.#ended = ended;
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#subscribers.add(onChange);
    return () => this.#subscribers.delete(onChange);
  };

  readonly snapshot = (): ChatSnapshot => this.#snapshot;

  set(change: Partial<ChatSnapshot>): void {
    if (this.#ended.aborted) return;
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const notify of this.#subscribers) notify();
  }

  /** The stored conversation. */
  conversation(partnerId: number): Conversation {
    return this.#stored.get(partnerId) ?? EMPTY_CONVERSATION;
  }

  change(partnerId: number, change: (conversation: Conversation) => Conversation): void {
    this.#stored = new Map(this.#stored).set(partnerId, change(this.conversation(partnerId)));
    this.#project();
  }

  /** Shows the outbox' messages in their conversations. */
  showUnsent(unsent: readonly OutboxEntry<MessageAction>[], { ownName }: { ownName: string }): void {
    this.#unsent = unsent;
    this.#ownName = ownName;
    this.#project();
  }

  #project(): void {
    const conversations = new Map(this.#stored);
    for (const partnerId of new Set(this.#unsent.map(({ action }) => action.receiverId))) {
      const unsent = this.#unsent.filter(({ action }) => action.receiverId === partnerId);
      conversations.set(partnerId, withUnsent(this.conversation(partnerId), unsent, { senderName: this.#ownName }));
    }
    this.set({ conversations });
  }

  removeRequest(partnerId: number): void {
    const { requests } = this.#snapshot;
    if (!requests.some(({ userId }) => userId === partnerId)) return;
    this.set({ requests: requests.filter(({ userId }) => userId !== partnerId) });
  }

  /** One more unread message, the newest of all. */
  addUnread(userId: number, name: string): void {
    const { unread } = this.#snapshot;
    const before = unread.find((each) => each.userId === userId)?.unread ?? 0;
    this.set({ unread: [{ userId, name, unread: before + 1 }, ...unread.filter((each) => each.userId !== userId)] });
  }

  removeUnread(partnerId: number): void {
    this.set({ unread: this.#snapshot.unread.filter(({ userId }) => userId !== partnerId) });
  }
}
