import type { RequestState } from "../../../core/chat/mod.ts";
import type { ChatMessageWire } from "../../../wire/chat/chat_message.ts";
import type { ChatCalls } from "../../platform/api/mod.ts";
// Not through mod.ts, which needs this folder.
import type { Outbox } from "../../platform/offline/outbox/outbox.ts";
import type { MessageAction, OutboxEntry } from "../../platform/offline/outbox/outbox_entry.ts";
import type { ChatConnection, ChatStatus, HouseholdChanged, HouseholdVersion, SentMessage } from "./chat_connection.ts";
import { type ChatSnapshot, ChatState } from "./chat_state.ts";
import {
  type Conversation,
  EMPTY_CONVERSATION,
  newestReceivedId,
  type StoredMessage,
  withMessages,
} from "./conversation.ts";

/** Messages per page of history; a shorter page is the oldest. */
const HISTORY_PAGE_SIZE = 200;
const RETRY_DELAY_MS = 5_000;

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
  readonly calls: ChatCalls;
  /** Stores written messages until the server has them. */
  readonly outbox: Pick<Outbox, "add" | "resend" | "discard" | "send" | "snapshot" | "subscribe" | "sendMessagesWith">;
  /** Wait before the person is loaded again after a failure. Default 5,000. */
  readonly retryDelayMs?: number;
  /** Logs the failures of which the specification shows nothing. */
  log(message: string, error: unknown): void;
}

/**
 * The signed-in person's conversations from sign-in to sign-out: history, live messages, unsent messages and unread counts.
 * Histories come over HTTP and are merged with the live stream by message id, so that none is lost or doubled.
 */
export class ChatSession {
  readonly #options: ChatSessionOptions;
  readonly #ended = new AbortController();
  readonly #state = new ChatState(this.#ended.signal);
  #own: { userId: number; fullName: string } | undefined;
  #openPartner: number | undefined;
  #wasOnline = false;
  /** Ends the wait before the person is loaded again. */
  #startNow: (() => void) | undefined;

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
      onSent: (message) => this.#onSent(message),
      onRead: (read) => this.#onRead(read),
      onRequest: ({ userId, state }) => this.#onDecision(userId, state),
      onReset: () => void this.#refetch(),
    });
    this.#ended.signal.addEventListener("abort", stopListening);
    const own = await this.#loadOwn();
    if (this.#ended.signal.aborted || !own) return;
    this.#own = own;
    this.#state.set({ canSend: true });
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
  }

  /** Skips the wait for the next attempt, for when the network is back. */
  reconnectNow(): void {
    this.#startNow?.();
    this.#options.connection.reconnectNow();
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (onChange: () => void): (() => void) => this.#state.subscribe(onChange);

  readonly snapshot = (): ChatSnapshot => this.#state.snapshot();

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
    const { history } = this.#state.conversation(partnerId);
    if (history === "unknown" || history === "failed") void this.#fetchHistory(partnerId);
    this.#markRead(partnerId);
  }

  /** No conversation is visible any more. */
  close(): void {
    this.#openPartner = undefined;
  }

  /** Sends a text; `to` is the partner's name, `postId` the post that it is about. @returns false for a blank text, or while the person's own id is not known. */
  send(
    partnerId: number,
    text: string,
    { to, postId }: { to?: string | undefined; postId?: number | undefined } = {},
  ): boolean {
    const trimmed = text.trim();
    if (trimmed === "" || !this.#own) return false;
    this.#options.outbox.add({ kind: "message", receiverId: partnerId, to, text: trimmed, postId });
    return true;
  }

  /** Sends a failed message again, with the same id. */
  resend(key: string): void {
    const isFailed = this.#unsent().some(({ id, refusal }) => id === key && refusal);
    if (isFailed) this.#options.outbox.resend(key);
  }

  /** Drops everything of a conversation, such as with a person who is blocked now. */
  forget(partnerId: number): void {
    for (const { id, action } of this.#unsent()) if (action.receiverId === partnerId) this.#options.outbox.discard(id);
    this.#state.change(partnerId, () => EMPTY_CONVERSATION);
    this.#state.removeUnread(partnerId);
    this.#state.removeRequest(partnerId);
  }

  /** Accepts or ignores a person's message request, or takes that back. @throws if it could not be stored. */
  async decideRequest(partnerId: number, state: RequestState): Promise<void> {
    await this.#options.calls.decideRequest({ id: String(partnerId), state });
    this.#onDecision(partnerId, state);
  }

  retryRequests(): void {
    void this.#fetchRequests();
  }

  retryHistory(partnerId: number): void {
    void this.#fetchHistory(partnerId);
  }

  /** Loads the messages before the first one. Does nothing while that runs, or when there are none. */
  async loadOlder(partnerId: number): Promise<void> {
    const { lines, older } = this.#state.conversation(partnerId);
    const before = lines[0]?.id;
    if (older === "loading" || older === "none" || before === undefined) return;
    this.#state.change(partnerId, (conversation) => ({ ...conversation, older: "loading" }));
    try {
      const messages = await this.#listMessages(partnerId, before);
      this.#state.change(partnerId, (conversation) => ({
        ...this.#merged(conversation, messages),
        older: olderOf(messages),
      }));
    } catch (error) {
      this.#state.change(partnerId, (conversation) => ({ ...conversation, older: "failed" }));
      this.#logFailure("Cannot load older messages", error);
    }
  }

  /** Loads the signed-in person, again after every failure, until the session ends. */
  async #loadOwn(): Promise<{ userId: number; fullName: string } | undefined> {
    const { signal } = this.#ended;
    while (!signal.aborted) {
      try {
        return await this.#options.calls.currentUser({}, { signal });
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
    this.#state.set({ status });
    if (status === "online") void this.#options.outbox.send("messages");
    // Messages between the first history request and the start of the stream are in neither.
    if (status === "online" && !this.#wasOnline) void this.#refetch();
    this.#wasOnline ||= status === "online";
  }

  #onMessage(message: ChatMessageWire): void {
    const isOwn = message.sender_id === this.#own?.userId;
    const partnerId = isOwn ? message.receiver_id : message.sender_id;
    this.#state.change(partnerId, (conversation) => this.#merged(conversation, [message]));
    if (isOwn) {
      // Its acknowledgement was lost, or another tab has sent it.
      const { clientMessageId } = message;
      if (this.#unsent().some(({ id }) => id === clientMessageId)) this.#options.outbox.discard(clientMessageId ?? "");
      // Who writes to the sender of a request accepts it.
      return this.#state.removeRequest(partnerId);
    }
    if (partnerId === this.#openPartner) return this.#markRead(partnerId);
    if (message.request) return this.#onRequest(message);
    this.#state.addUnread(partnerId, message.sender_name);
  }

  /** It may have been accepted since it was sent. */
  #onRequest({ sender_id, request }: ChatMessageWire): void {
    const isListed = this.#state.snapshot().requests.some(({ userId }) => userId === sender_id);
    if (request === "open" && !isListed) void this.#fetchLists();
  }

  #onDecision(userId: number, state: RequestState): void {
    if (state !== "open") this.#state.removeRequest(userId);
    void this.#fetchLists();
  }

  #onRead({ userId, upTo }: { readonly userId: number; readonly upTo: number }): void {
    if (upTo >= newestReceivedId(this.#state.conversation(userId))) this.#state.removeUnread(userId);
    else void this.#fetchUnread();
  }

  #markRead(partnerId: number): void {
    const upTo = newestReceivedId(this.#state.conversation(partnerId));
    if (upTo > 0) this.#options.connection.markRead({ userId: partnerId, upTo });
    this.#state.removeUnread(partnerId);
  }

  async #refetch(): Promise<void> {
    const known = [...this.#state.snapshot().conversations].filter(([, { history }]) => history !== "unknown");
    await Promise.all([this.#fetchLists(), ...known.map(([partnerId]) => this.#fetchHistory(partnerId))]);
  }

  async #fetchLists(): Promise<void> {
    await Promise.all([this.#fetchUnread(), this.#fetchRequests()]);
  }

  async #fetchRequests(): Promise<void> {
    if (this.#state.snapshot().requestsState === "failed") this.#state.set({ requestsState: "loading" });
    try {
      const { requests } = await this.#options.calls.listRequests({}, { signal: this.#ended.signal });
      this.#state.set({ requests, requestsState: "loaded" });
    } catch (error) {
      if (this.#state.snapshot().requestsState !== "loaded") this.#state.set({ requestsState: "failed" });
      this.#logFailure("Cannot list message requests", error);
    }
  }

  async #fetchUnread(): Promise<void> {
    try {
      const { signal } = this.#ended;
      const { conversations } = await this.#options.calls.listUnread({ requests: "exclude" }, { signal });
      this.#state.set({
        unread: conversations.filter(({ userId }) => userId !== this.#openPartner),
        isUnreadKnown: true,
      });
    } catch (error) {
      this.#logFailure("Cannot list unread conversations", error);
    }
  }

  async #listMessages(partnerId: number, before?: number): Promise<readonly ChatMessageWire[]> {
    const input = { receiverId: String(partnerId), before: before?.toString() };
    return (await this.#options.calls.listMessages(input, { signal: this.#ended.signal })).messages;
  }

  async #fetchHistory(partnerId: number): Promise<void> {
    const isFirst = this.#state.conversation(partnerId).history !== "ready";
    if (isFirst) this.#state.change(partnerId, (conversation) => ({ ...conversation, history: "loading" }));
    try {
      const messages = await this.#listMessages(partnerId);
      this.#state.change(partnerId, (conversation) => ({
        ...this.#merged(conversation, messages),
        history: "ready",
        older: isFirst ? olderOf(messages) : conversation.older,
      }));
      if (partnerId === this.#openPartner) this.#markRead(partnerId);
    } catch (error) {
      if (isFirst) this.#state.change(partnerId, (conversation) => ({ ...conversation, history: "failed" }));
      this.#logFailure("Cannot load the conversation", error);
    }
  }

  /** The messages in the outbox. */
  #unsent(): OutboxEntry<MessageAction>[] {
    return this.#options.outbox
      .snapshot()
      .entries.filter((entry): entry is OutboxEntry<MessageAction> => entry.action.kind === "message");
  }

  #showUnsent(): void {
    this.#state.showUnsent(this.#unsent(), { ownName: this.#own?.fullName ?? "" });
  }

  /** Sends one message of the outbox. @throws {ApiError} if the server does not have it */
  async #send({
    id: clientMessageId,
    action: { receiverId, text, postId },
  }: OutboxEntry<MessageAction>): Promise<void> {
    const { connection, outbox } = this.#options;
    const discarded = new AbortController();
    const stop = outbox.subscribe(() => {
      if (!this.#unsent().some(({ id }) => id === clientMessageId)) discarded.abort();
    });
    await connection.send({ clientMessageId, receiverId, text, postId }, { signal: discarded.signal }).finally(stop);
  }

  #onSent({ id, clientMessageId, receiverId, text: message, createdAt: created_at, postId }: SentMessage): void {
    const { userId: sender_id = 0, fullName: sender_name = "" } = this.#own ?? {};
    const stored = { id, clientMessageId, message, created_at, sender_id, sender_name, postId };
    this.#state.change(receiverId, (conversation) => this.#merged(conversation, [stored]));
    this.#state.removeRequest(receiverId);
  }

  #merged(conversation: Conversation, messages: readonly StoredMessage[]): Conversation {
    return withMessages(conversation, { messages, ownId: this.#own?.userId ?? 0 });
  }

  #logFailure(message: string, error: unknown): void {
    if (!this.#ended.signal.aborted) this.#options.log(message, error);
  }
}

function olderOf(messages: readonly ChatMessageWire[]): Conversation["older"] {
  return messages.length < HISTORY_PAGE_SIZE ? "none" : "some";
}
