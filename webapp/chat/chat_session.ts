import type { ChatMessageWire } from "../../wire/chat_message.ts";
import type { ChatApi, UnreadConversation } from "../api/mod.ts";
import type { ChatConnection, ChatStatus, OutgoingMessage } from "./chat_connection.ts";
import {
  type Conversation,
  EMPTY_CONVERSATION,
  newestFromOther,
  withFailed,
  withMessages,
  withOutgoing,
  withSent,
} from "./conversation.ts";
import type { UnsentMessage, UnsentMessages } from "./unsent_messages.ts";

/** Messages of a page of history: fewer mean that there are none before. */
const HISTORY_PAGE = 200;

/** All of the chat that screens show, at one moment. */
export interface ChatSnapshot {
  readonly status: ChatStatus;
  /** Whether messages can be given to it: it is known who sends them. */
  readonly canSend: boolean;
  /** Conversations with something unread, the one with the newest message first. */
  readonly unread: readonly UnreadConversation[];
  /** Whether the server has said what is unread; before that `unread` holds only what came live. */
  readonly isUnreadKnown: boolean;
  readonly conversations: ReadonlyMap<number, Conversation>;
}

/** What a room is made of. */
export interface ChatSessionOptions {
  readonly connection: ChatConnection;
  readonly api: ChatApi;
  readonly unsent: UnsentMessages;
  /** ISO 8601 in UTC. */
  now(): string;
  /** For failures that the specification has logged only. */
  log(message: string, error: unknown): void;
}

/**
 * The signed-in person's chats: what was said before, what comes live, what is on its way, what is unread. Histories come
 * over HTTP and are merged with the live stream by message number, so that nothing is lost or doubled between the two.
 */
export class ChatSession {
  readonly #parts: ChatSessionOptions;
  readonly #watchers = new Set<() => void>();
  readonly #ended = new AbortController();
  #own: { userId: number; fullName: string } | undefined;
  #openPartner: number | undefined;
  #wasOnline = false;
  #snapshot: ChatSnapshot = {
    status: "offline",
    canSend: false,
    unread: [],
    isUnreadKnown: false,
    conversations: new Map(),
  };

  constructor(parts: ChatSessionOptions) {
    this.#parts = parts;
  }

  /** Connects, and sends what a reload kept from being sent. A failure of what is asked for first is logged. */
  async start(): Promise<void> {
    const { connection, api, unsent } = this.#parts;
    const stopListening = connection.subscribe({
      onStatus: (status) => this.#onStatus(status),
      onMessage: (message) => this.#onMessage(message),
      onSent: (message) => this.#change(message.receiverId, (conversation) => withSent(conversation, message)),
      onFailed: (message) => this.#change(message.receiverId, (conversation) => withFailed(conversation, message)),
      onRead: (read) => this.#onRead(read),
      onReset: () => void this.#fetchAnew(),
    });
    this.#ended.signal.addEventListener("abort", stopListening);
    try {
      this.#own = await api.currentUser({ signal: this.#ended.signal });
    } catch (error) {
      return this.#failed("Cannot start the chat", error);
    }
    if (this.#ended.signal.aborted) return;
    this.#set({ canSend: true });
    for (const message of unsent.read()) this.#restore(message);
    connection.start();
    await this.#fetchUnread();
  }

  /** For good: the next session has a room of its own. `forget` leaves nothing behind, as logging out has to. */
  stop({ forget }: { forget: boolean }): void {
    this.#ended.abort();
    this.#parts.connection.stop();
    if (forget) this.#parts.unsent.forget();
  }

  /** The network is back: nobody has to wait for the next turn. */
  reconnectNow(): void {
    this.#parts.connection.reconnectNow();
  }

  /** As `useSyncExternalStore` wants it. */
  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#watchers.add(onChange);
    return () => this.#watchers.delete(onChange);
  };

  readonly snapshot = (): ChatSnapshot => this.#snapshot;

  /** This conversation is in front of the person's eyes: it is fetched, and what comes is read. */
  open(partnerId: number): void {
    this.#openPartner = partnerId;
    const { history } = this.#conversation(partnerId);
    if (history === "unknown" || history === "failed") void this.#fetchHistory(partnerId);
    this.#markRead(partnerId);
  }

  /** No conversation is in front of the person's eyes any more. */
  close(): void {
    this.#openPartner = undefined;
  }

  /** Sends a text; blank ones and those before the person's own number is known are not sent, and answer false. */
  send(partnerId: number, text: string): boolean {
    const trimmed = text.trim();
    if (trimmed === "" || !this.#own) return false;
    this.#show(this.#parts.connection.send({ receiverId: partnerId, text: trimmed }));
    return true;
  }

  /** Sends a failed message again, as the same one. */
  resend(partnerId: number, key: string): void {
    const line = this.#conversation(partnerId).lines.find((candidate) => candidate.key === key);
    if (line?.state !== "failed") return;
    const message = { clientMessageId: key, receiverId: partnerId, text: line.text };
    this.#show(message);
    this.#parts.connection.retry(message);
  }

  /** Fetches a history that could not be had, again. */
  retryHistory(partnerId: number): void {
    void this.#fetchHistory(partnerId);
  }

  /** Fetches the messages before the first one. Nothing happens while that runs or where there are none. */
  async loadOlder(partnerId: number): Promise<void> {
    const { lines, older } = this.#conversation(partnerId);
    const before = lines.find(({ id }) => id !== undefined)?.id;
    if (older === "loading" || older === "none" || before === undefined) return;
    this.#change(partnerId, (conversation) => ({ ...conversation, older: "loading" }));
    try {
      const messages = await this.#parts.api.listMessages(partnerId, { before, signal: this.#ended.signal });
      this.#change(partnerId, (conversation) => ({
        ...this.#merged(conversation, messages),
        older: olderOf(messages),
      }));
    } catch (error) {
      this.#change(partnerId, (conversation) => ({ ...conversation, older: "failed" }));
      this.#failed("Cannot load older messages", error);
    }
  }

  #onStatus(status: ChatStatus): void {
    this.#set({ status });
    // What came between the first look at the history and the stream's beginning is in neither.
    if (status === "online" && !this.#wasOnline) void this.#fetchAnew();
    this.#wasOnline ||= status === "online";
  }

  #onMessage(message: ChatMessageWire): void {
    const isOwn = message.sender_id === this.#own?.userId;
    const partnerId = isOwn ? message.receiver_id : message.sender_id;
    this.#change(partnerId, (conversation) => this.#merged(conversation, [message]));
    if (isOwn) return;
    if (partnerId === this.#openPartner) return this.#markRead(partnerId);
    const before = this.#snapshot.unread.find(({ userId }) => userId === partnerId)?.unread ?? 0;
    const newest = { userId: partnerId, name: message.sender_name, unread: before + 1 };
    this.#set({ unread: [newest, ...this.#unreadWithout(partnerId)] });
  }

  #onRead({ userId, upTo }: { readonly userId: number; readonly upTo: number }): void {
    if (upTo >= newestFromOther(this.#conversation(userId))) this.#set({ unread: this.#unreadWithout(userId) });
    else void this.#fetchUnread();
  }

  #markRead(partnerId: number): void {
    const upTo = newestFromOther(this.#conversation(partnerId));
    if (upTo > 0) this.#parts.connection.markRead({ userId: partnerId, upTo });
    this.#set({ unread: this.#unreadWithout(partnerId) });
  }

  #unreadWithout(partnerId: number): readonly UnreadConversation[] {
    return this.#snapshot.unread.filter(({ userId }) => userId !== partnerId);
  }

  async #fetchAnew(): Promise<void> {
    const known = [...this.#snapshot.conversations].filter(([, { history }]) => history !== "unknown");
    await Promise.all([this.#fetchUnread(), ...known.map(([partnerId]) => this.#fetchHistory(partnerId))]);
  }

  async #fetchUnread(): Promise<void> {
    try {
      const unread = await this.#parts.api.listUnread({ signal: this.#ended.signal });
      this.#set({ unread: unread.filter(({ userId }) => userId !== this.#openPartner), isUnreadKnown: true });
    } catch (error) {
      this.#failed("Cannot list unread conversations", error);
    }
  }

  async #fetchHistory(partnerId: number): Promise<void> {
    const isFirst = this.#conversation(partnerId).history !== "ready";
    if (isFirst) this.#change(partnerId, (conversation) => ({ ...conversation, history: "loading" }));
    try {
      const messages = await this.#parts.api.listMessages(partnerId, { signal: this.#ended.signal });
      this.#change(partnerId, (conversation) => ({
        ...this.#merged(conversation, messages),
        history: "ready",
        older: isFirst ? olderOf(messages) : conversation.older,
      }));
      if (partnerId === this.#openPartner) this.#markRead(partnerId);
    } catch (error) {
      if (isFirst) this.#change(partnerId, (conversation) => ({ ...conversation, history: "failed" }));
      this.#failed("Cannot load the conversation", error);
    }
  }

  #restore({ isRefused, writtenAt, ...message }: UnsentMessage): void {
    this.#show(message, writtenAt);
    if (isRefused) this.#change(message.receiverId, (conversation) => withFailed(conversation, message));
    else this.#parts.connection.retry(message);
  }

  #show(message: OutgoingMessage, now = this.#parts.now()): void {
    const senderName = this.#own?.fullName ?? "";
    this.#change(message.receiverId, (conversation) => withOutgoing(conversation, message, { senderName, now }));
  }

  #merged(conversation: Conversation, messages: readonly ChatMessageWire[]): Conversation {
    return withMessages(conversation, { messages, ownId: this.#own?.userId ?? 0 });
  }

  #conversation(partnerId: number): Conversation {
    return this.#snapshot.conversations.get(partnerId) ?? EMPTY_CONVERSATION;
  }

  #change(partnerId: number, change: (conversation: Conversation) => Conversation): void {
    if (this.#ended.signal.aborted) return;
    const conversations = new Map(this.#snapshot.conversations);
    conversations.set(partnerId, change(this.#conversation(partnerId)));
    this.#set({ conversations });
    this.#parts.unsent.write(unsentOf(conversations));
  }

  #set(change: Partial<ChatSnapshot>): void {
    if (this.#ended.signal.aborted) return;
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const tell of this.#watchers) tell();
  }

  #failed(message: string, error: unknown): void {
    if (!this.#ended.signal.aborted) this.#parts.log(message, error);
  }
}

function olderOf(messages: readonly ChatMessageWire[]): Conversation["older"] {
  return messages.length < HISTORY_PAGE ? "none" : "some";
}

function unsentOf(conversations: ReadonlyMap<number, Conversation>): UnsentMessage[] {
  return [...conversations].flatMap(([receiverId, { lines }]) =>
    lines
      .filter(({ state }) => state !== "sent")
      .map(({ key, text, sentAt, state }) => ({
        clientMessageId: key,
        receiverId,
        text,
        isRefused: state === "failed",
        writtenAt: sentAt,
      })),
  );
}
