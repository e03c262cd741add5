import type { RequestState } from "../../../core/chat/mod.ts";
import type { ChatMessageWire } from "../../../wire/chat/chat_message.ts";
import { ApiError } from "../../platform/api/api_error.ts";
import type { ChatApi, MessageRequest, UnreadConversation } from "../../platform/api/mod.ts";
// Not through mod.ts, which needs this folder.
import type { Outbox } from "../../platform/offline/outbox/outbox.ts";
import type { MessageAction, OutboxEntry } from "../../platform/offline/outbox/outbox_entry.ts";
import type {
  ChatConnection,
  ChatStatus,
  HouseholdChanged,
  HouseholdVersion,
  MessageRefusal,
} from "./chat_connection.ts";
import {
  type Conversation,
  EMPTY_CONVERSATION,
  newestReceivedId,
  withFailed,
  withMessages,
  withOutgoing,
  withoutUnsent,
  withSent,
} from "./conversation.ts";

/** Messages per page of history; a shorter page is the oldest. */
const HISTORY_PAGE_SIZE = 200;
const RETRY_DELAY_MS = 5_000;

/** The chat's state for the screens. */
export interface ChatSnapshot {
  readonly status: ChatStatus;
  /** Whether messages can be sent: the person's own id is known. */
  readonly canSend: boolean;
  /** Conversations with unread messages, the one with the newest message first. */
  readonly unread: readonly UnreadConversation[];
  /** Whether the unread list has loaded; before that `unread` has only messages that arrived live. */
  readonly isUnreadKnown: boolean;
  /** Open message requests, the newest first. */
  readonly requests: readonly MessageRequest[];
  readonly requestsState: "loading" | "failed" | "loaded";
  readonly conversations: ReadonlyMap<number, Conversation>;
}

/** Learns of the person's household. */
export interface HouseholdListener {
  /** The newest version, after every connect and where changes may have been missed. */
  onVersion(version: HouseholdVersion): void;
  /** `isOwn`: the person made the change, on this device or another one. */
  onChanged(changed: HouseholdChanged, options: { isOwn: boolean }): void;
}

/** The dependencies of a {@linkcode ChatSession}. */
export interface ChatSessionOptions {
  readonly connection: ChatConnection;
  readonly api: ChatApi;
  /** Stores written messages until the server has them. */
  readonly outbox: Pick<Outbox, "add" | "resend" | "discard" | "send" | "snapshot" | "subscribe" | "sendMessagesWith">;
  /** Wait before the person is loaded again after a failure. Default 5,000. */
  readonly retryDelayMs?: number;
  /** Logs the failures of which the specification shows nothing. */
  log(message: string, error: unknown): void;
}

/** A message that the connection is sending. */
interface Delivery {
  resolve(): void;
  reject(error: ApiError): void;
}

/**
 * The signed-in person's conversations from sign-in to sign-out: history, live messages, unsent messages and unread counts.
 * Histories come over HTTP and are merged with the live stream by message id, so that none is lost or doubled.
 */
export class ChatSession {
  readonly #options: ChatSessionOptions;
  readonly #subscribers = new Set<() => void>();
  readonly #ended = new AbortController();
  #own: { userId: number; fullName: string } | undefined;
  #openPartner: number | undefined;
  #wasOnline = false;
  /** By the message's id. */
  readonly #deliveries = new Map<string, Delivery>();
  /** Ends the wait before the person is loaded again. */
  #startNow: (() => void) | undefined;
  #snapshot: ChatSnapshot = {
    status: "offline",
    canSend: false,
    unread: [],
    isUnreadKnown: false,
    requests: [],
    requestsState: "loading",
    conversations: new Map(),
  };

  constructor(options: ChatSessionOptions) {
    this.#options = options;
  }

  /**
   * Connects, and shows and sends the outbox's messages. A failure to load the person or the unread list is logged; the
   * person is loaded again until it succeeds.
   */
  async start(): Promise<void> {
    const { connection, outbox } = this.#options;
    const stopListening = connection.subscribe({
      onStatus: (status) => this.#onStatus(status),
      onMessage: (message) => this.#onMessage(message),
      onSent: (message) => {
        this.#change(message.receiverId, (conversation) => withSent(conversation, message));
        this.#dropRequest(message.receiverId);
        this.#settle(message.clientMessageId, (delivery) => delivery.resolve());
      },
      onFailed: ({ clientMessageId }, refusal) =>
        this.#settle(clientMessageId, (delivery) => delivery.reject(refusedWith(refusal))),
      onRead: (read) => this.#onRead(read),
      onRequest: ({ userId, state }) => this.#onDecision(userId, state),
      onReset: () => void this.#refetch(),
    });
    this.#ended.signal.addEventListener("abort", stopListening);
    const own = await this.#loadOwn();
    if (this.#ended.signal.aborted || !own) return;
    this.#own = own;
    this.#set({ canSend: true });
    this.#showUnsent();
    const stops = [outbox.subscribe(() => this.#showUnsent()), outbox.sendMessagesWith((entry) => this.#send(entry))];
    this.#ended.signal.addEventListener("abort", () => {
      for (const stop of stops) stop();
    });
    connection.start();
    await this.#fetchLists();
  }

  /** Ends the session for good. Unsent messages stay in the outbox. */
  stop(): void {
    this.#ended.abort();
    this.#options.connection.stop();
    this.#putBack();
  }

  /** Skips the wait for the next attempt, for when the network is back. */
  reconnectNow(): void {
    this.#startNow?.();
    this.#options.connection.reconnectNow();
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#subscribers.add(onChange);
    return () => this.#subscribers.delete(onChange);
  };

  readonly snapshot = (): ChatSnapshot => this.#snapshot;

  /** Reports changes of the household. Call it before `start`. @returns a function that unsubscribes. */
  watchHousehold({ onVersion, onChanged }: HouseholdListener): () => void {
    return this.#options.connection.subscribe({
      onHouseholdVersion: onVersion,
      onHouseholdChanged: (changed) => onChanged(changed, { isOwn: changed.change.by.id === this.#own?.userId }),
    });
  }

  /** The conversation is visible: its history is loaded and its messages are marked as read. */
  open(partnerId: number): void {
    this.#openPartner = partnerId;
    const { history } = this.#conversation(partnerId);
    if (history === "unknown" || history === "failed") void this.#fetchHistory(partnerId);
    this.#markRead(partnerId);
  }

  /** No conversation is visible any more. */
  close(): void {
    this.#openPartner = undefined;
  }

  /** Sends a text; `to` is the partner's name. @returns false for a blank text, or while the person's own id is not known. */
  send(partnerId: number, text: string, { to }: { to?: string | undefined } = {}): boolean {
    const trimmed = text.trim();
    if (trimmed === "" || !this.#own) return false;
    this.#options.outbox.add({ kind: "message", receiverId: partnerId, to, text: trimmed });
    return true;
  }

  /** Sends a failed message again, with the same id. */
  resend(partnerId: number, key: string): void {
    const line = this.#conversation(partnerId).lines.find((candidate) => candidate.key === key);
    if (line?.state === "failed") this.#options.outbox.resend(key);
  }

  /** Drops everything of a conversation, such as with a person who is blocked now. */
  forget(partnerId: number): void {
    for (const { id, action } of this.#unsent()) if (action.receiverId === partnerId) this.#options.outbox.discard(id);
    this.#change(partnerId, () => EMPTY_CONVERSATION);
    this.#set({ unread: this.#unreadWithout(partnerId) });
    this.#dropRequest(partnerId);
  }

  /** Accepts or ignores a person's message request, or takes that back. @throws if it could not be stored. */
  async decideRequest(partnerId: number, state: RequestState): Promise<void> {
    await this.#options.api.decideRequest(partnerId, state);
    this.#onDecision(partnerId, state);
  }

  /** Loads the message requests again after a failure. */
  retryRequests(): void {
    void this.#fetchRequests();
  }

  /** Loads a history again after a failure. */
  retryHistory(partnerId: number): void {
    void this.#fetchHistory(partnerId);
  }

  /** Loads the messages before the first one. Does nothing while that runs, or when there are none. */
  async loadOlder(partnerId: number): Promise<void> {
    const { lines, older } = this.#conversation(partnerId);
    const before = lines.find(({ id }) => id !== undefined)?.id;
    if (older === "loading" || older === "none" || before === undefined) return;
    this.#change(partnerId, (conversation) => ({ ...conversation, older: "loading" }));
    try {
      const messages = await this.#options.api.listMessages(partnerId, { before, signal: this.#ended.signal });
      this.#change(partnerId, (conversation) => ({
        ...this.#merged(conversation, messages),
        older: olderOf(messages),
      }));
    } catch (error) {
      this.#change(partnerId, (conversation) => ({ ...conversation, older: "failed" }));
      this.#logFailure("Cannot load older messages", error);
    }
  }

  /** Loads the signed-in person, again after every failure, until the session ends. */
  async #loadOwn(): Promise<{ userId: number; fullName: string } | undefined> {
    const { signal } = this.#ended;
    while (!signal.aborted) {
      try {
        return await this.#options.api.currentUser({ signal });
      } catch (error) {
        this.#logFailure("Cannot start the chat", error);
        await new Promise<void>((resolve) => {
          this.#startNow = resolve;
          setTimeout(resolve, this.#options.retryDelayMs ?? RETRY_DELAY_MS);
        });
      }
    }
    return undefined;
  }

  #onStatus(status: ChatStatus): void {
    this.#set({ status });
    if (status === "online") void this.#options.outbox.send("messages");
    else this.#putBack();
    // Messages between the first history request and the start of the stream are in neither.
    if (status === "online" && !this.#wasOnline) void this.#refetch();
    this.#wasOnline ||= status === "online";
  }

  #onMessage(message: ChatMessageWire): void {
    const isOwn = message.sender_id === this.#own?.userId;
    const partnerId = isOwn ? message.receiver_id : message.sender_id;
    this.#change(partnerId, (conversation) => this.#merged(conversation, [message]));
    if (isOwn) {
      // Its acknowledgement was lost, or another tab has sent it.
      const { clientMessageId } = message;
      if (this.#unsent().some(({ id }) => id === clientMessageId)) this.#options.outbox.discard(clientMessageId ?? "");
      // Who writes to the sender of a request accepts it.
      return this.#dropRequest(partnerId);
    }
    if (partnerId === this.#openPartner) return this.#markRead(partnerId);
    if (message.request) return this.#onRequest(message);
    const before = this.#snapshot.unread.find(({ userId }) => userId === partnerId)?.unread ?? 0;
    const newest = { userId: partnerId, name: message.sender_name, unread: before + 1 };
    this.#set({ unread: [newest, ...this.#unreadWithout(partnerId)] });
  }

  /** It may have been accepted since it was sent. */
  #onRequest({ sender_id, request }: ChatMessageWire): void {
    const isListed = this.#snapshot.requests.some(({ userId }) => userId === sender_id);
    if (request === "open" && !isListed) void this.#fetchLists();
  }

  #onDecision(userId: number, state: RequestState): void {
    if (state !== "open") this.#dropRequest(userId);
    void this.#fetchLists();
  }

  #dropRequest(partnerId: number): void {
    const { requests } = this.#snapshot;
    if (!requests.some(({ userId }) => userId === partnerId)) return;
    this.#set({ requests: requests.filter(({ userId }) => userId !== partnerId) });
  }

  #onRead({ userId, upTo }: { readonly userId: number; readonly upTo: number }): void {
    if (upTo >= newestReceivedId(this.#conversation(userId))) this.#set({ unread: this.#unreadWithout(userId) });
    else void this.#fetchUnread();
  }

  #markRead(partnerId: number): void {
    const upTo = newestReceivedId(this.#conversation(partnerId));
    if (upTo > 0) this.#options.connection.markRead({ userId: partnerId, upTo });
    this.#set({ unread: this.#unreadWithout(partnerId) });
  }

  #unreadWithout(partnerId: number): readonly UnreadConversation[] {
    return this.#snapshot.unread.filter(({ userId }) => userId !== partnerId);
  }

  async #refetch(): Promise<void> {
    const known = [...this.#snapshot.conversations].filter(([, { history }]) => history !== "unknown");
    await Promise.all([this.#fetchLists(), ...known.map(([partnerId]) => this.#fetchHistory(partnerId))]);
  }

  async #fetchLists(): Promise<void> {
    await Promise.all([this.#fetchUnread(), this.#fetchRequests()]);
  }

  async #fetchRequests(): Promise<void> {
    if (this.#snapshot.requestsState === "failed") this.#set({ requestsState: "loading" });
    try {
      const requests = await this.#options.api.listRequests({ signal: this.#ended.signal });
      this.#set({ requests, requestsState: "loaded" });
    } catch (error) {
      if (this.#snapshot.requestsState !== "loaded") this.#set({ requestsState: "failed" });
      this.#logFailure("Cannot list message requests", error);
    }
  }

  async #fetchUnread(): Promise<void> {
    try {
      const unread = await this.#options.api.listUnread({ signal: this.#ended.signal });
      this.#set({ unread: unread.filter(({ userId }) => userId !== this.#openPartner), isUnreadKnown: true });
    } catch (error) {
      this.#logFailure("Cannot list unread conversations", error);
    }
  }

  async #fetchHistory(partnerId: number): Promise<void> {
    const isFirst = this.#conversation(partnerId).history !== "ready";
    if (isFirst) this.#change(partnerId, (conversation) => ({ ...conversation, history: "loading" }));
    try {
      const messages = await this.#options.api.listMessages(partnerId, { signal: this.#ended.signal });
      this.#change(partnerId, (conversation) => ({
        ...this.#merged(conversation, messages),
        history: "ready",
        older: isFirst ? olderOf(messages) : conversation.older,
      }));
      if (partnerId === this.#openPartner) this.#markRead(partnerId);
    } catch (error) {
      if (isFirst) this.#change(partnerId, (conversation) => ({ ...conversation, history: "failed" }));
      this.#logFailure("Cannot load the conversation", error);
    }
  }

  /** The messages in the outbox. */
  #unsent(): OutboxEntry<MessageAction>[] {
    return this.#options.outbox
      .snapshot()
      .entries.filter((entry): entry is OutboxEntry<MessageAction> => entry.action.kind === "message");
  }

  /** Shows the outbox' messages in their conversations, and none that it does not have any more. */
  #showUnsent(): void {
    const unsent = this.#unsent();
    const ids = new Set(unsent.map(({ id }) => id));
    for (const [partnerId, { lines }] of this.#snapshot.conversations) {
      if (!lines.some(({ id, key }) => id === undefined && !ids.has(key))) continue;
      this.#change(partnerId, (conversation) => withoutUnsent(conversation, ids));
    }
    // Discarded: it is not sent with the next connection.
    for (const id of this.#deliveries.keys()) {
      if (ids.has(id)) continue;
      this.#options.connection.withdraw(id);
      this.#settle(id, (delivery) => delivery.resolve());
    }
    for (const entry of unsent) this.#showEntry(entry);
  }

  #showEntry({ id, madeAt, action: { receiverId, text }, refusal }: OutboxEntry<MessageAction>): void {
    const state = this.#conversation(receiverId).lines.find(({ key }) => key === id)?.state;
    if (state === "sent" || state === (refusal ? "failed" : "sending")) return;
    const senderName = this.#own?.fullName ?? "";
    const message = { clientMessageId: id, receiverId, text };
    this.#change(receiverId, (before) => {
      const shown = withOutgoing(before, message, { senderName, now: madeAt });
      return refusal ? withFailed(shown, message, refusal) : shown;
    });
  }

  /** Sends one message. @throws {ApiError} if the server does not have it */
  async #send({ id, action: { receiverId, text } }: OutboxEntry<MessageAction>): Promise<void> {
    const { connection } = this.#options;
    if (connection.status !== "online") throw notConnected();
    await new Promise<void>((resolve, reject) => {
      this.#deliveries.set(id, { resolve, reject });
      connection.send({ clientMessageId: id, receiverId, text });
    });
  }

  /** Messages that were being sent wait in the outbox, since the connection is broken. */
  #putBack(): void {
    for (const id of this.#deliveries.keys()) {
      this.#options.connection.withdraw(id);
      this.#settle(id, (delivery) => delivery.reject(notConnected()));
    }
  }

  #settle(clientMessageId: string, how: (delivery: Delivery) => void): void {
    const delivery = this.#deliveries.get(clientMessageId);
    this.#deliveries.delete(clientMessageId);
    if (delivery) how(delivery);
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
  }

  #set(change: Partial<ChatSnapshot>): void {
    if (this.#ended.signal.aborted) return;
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const notify of this.#subscribers) notify();
  }

  #logFailure(message: string, error: unknown): void {
    if (!this.#ended.signal.aborted) this.#options.log(message, error);
  }
}

function olderOf(messages: readonly ChatMessageWire[]): Conversation["older"] {
  return messages.length < HISTORY_PAGE_SIZE ? "none" : "some";
}

function refusedWith({ code, message, until }: MessageRefusal): ApiError {
  return new ApiError(message === "" ? "The message was not sent." : message, { status: 400, code, until });
}

/** The message waits, and is sent with the next connection. */
function notConnected(): ApiError {
  return new ApiError("", { status: 503, code: "chat_not_connected" });
}
