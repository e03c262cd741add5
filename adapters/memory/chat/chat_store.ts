import {
  DELETED_ACCOUNT_NAME,
  type PersonStore,
  type SuspensionStore,
  type UserId,
} from "../../../core/account/mod.ts";
import {
  type AppendOutcome,
  type ChatMessage,
  type ChatStore,
  type ConversationChoice,
  type Cursor,
  cursorFor,
  type MessageId,
  type MessageRequest,
  type NewMessage,
  type PendingState,
  type ReadMark,
  type RecentConversation,
  type RequestLimit,
  type RequestState,
  type StreamPage,
  type UnreadConversation,
} from "../../../core/chat/mod.ts";
import type { Clock } from "../../../core/shared/mod.ts";
import type { MemoryHouseholdStore } from "../household/household_store.ts";
import type { MemoryBlockStore } from "../safety/block_store.ts";

interface StoredRequest {
  readonly senderId: UserId;
  /** Undefined if there is no such person. */
  readonly receiverId: UserId | undefined;
  readonly sentAt: Date;
  /** The first message that was delivered. */
  first: ChatMessage | undefined;
  state: RequestState;
}

/** {@linkcode ChatStore} in memory, for the people of one person store. */
export class MemoryChatStore implements ChatStore {
  readonly #people: Pick<PersonStore, "find">;
  readonly #clock: Pick<Clock, "now">;
  readonly #blocks: Pick<MemoryBlockStore, "isBetween"> | undefined;
  readonly #suspensions: SuspensionStore | undefined;
  readonly #households: Pick<MemoryHouseholdStore, "of"> | undefined;
  /** Index: id - 1. */
  readonly #messages: ChatMessage[] = [];
  /** Index: cursor - 1. */
  readonly #streams = new Map<UserId, ChatMessage[]>();
  readonly #byClientId = new Map<string, ChatMessage>();
  readonly #readUpTo = new Map<string, MessageId>();
  #requests: StoredRequest[] = [];

  /** @param options `blocks`, `suspensions`: none by default. Without `households` everyone lives alone. */
  constructor(
    people: Pick<PersonStore, "find">,
    clock: Pick<Clock, "now">,
    options: {
      readonly blocks?: Pick<MemoryBlockStore, "isBetween">;
      readonly suspensions?: SuspensionStore;
      readonly households?: Pick<MemoryHouseholdStore, "of">;
    } = {},
  ) {
    this.#people = people;
    this.#clock = clock;
    this.#blocks = options.blocks;
    this.#suspensions = options.suspensions;
    this.#households = options.households;
  }

  async append(
    { senderId, receiverId, text, clientMessageId, postId }: NewMessage,
    requests: RequestLimit,
  ): Promise<AppendOutcome> {
    const [sender, receiver, suspendedUntil] = await Promise.all([
      this.#people.find(senderId),
      this.#people.find(receiverId),
      this.#suspensions?.suspendedUntil(senderId),
    ]);

    // No await from here on, so that the rest is atomic.
    if (suspendedUntil) return { message: undefined, suspendedUntil, refusedUntil: undefined };
    const first = this.#byClientId.get(`${senderId} ${clientMessageId}`);
    if (first || !sender) return { message: first, refusedUntil: undefined };
    if (!this.#messages.some(({ senderId: from, receiverId: to }) => isPair([from, to], [senderId, receiverId]))) {
      const areMembers = this.#areMembers(senderId, receiverId);
      const refusedUntil = areMembers ? undefined : this.#refuseUntil(senderId, requests);
      if (refusedUntil) return { message: undefined, refusedUntil };
      this.#requests.push({
        senderId,
        receiverId: receiver?.id,
        sentAt: this.#clock.now(),
        first: undefined,
        state: areMembers ? "accepted" : "open",
      });
    }
    if (!receiver) return { message: undefined, refusedUntil: undefined };

    const delivered = !this.#isBlocked(senderId, receiverId);
    const message: ChatMessage = {
      id: this.#messages.length + 1,
      senderId,
      receiverId,
      text,
      clientMessageId,
      sentAt: this.#clock.now(),
      senderName: sender.fullName,
      senderCursor: this.#streamOf(senderId).length + 1,
      receiverCursor: delivered ? this.#streamOf(receiverId).length + 1 : 0,
      request: this.#pending(receiverId, senderId),
      postId,
    };
    this.#messages.push(message);
    this.#streamOf(senderId).push(message);
    if (delivered) this.#streamOf(receiverId).push(message);
    this.#byClientId.set(`${senderId} ${clientMessageId}`, message);
    const request = this.#findRequest(receiverId, senderId);
    if (request && delivered) request.first ??= message;
    const answered = this.#findRequest(senderId, receiverId);
    if (answered) answered.state = "accepted";
    return { message, refusedUntil: undefined };
  }

  async listConversation(
    userId: UserId,
    options: { with: UserId; before: MessageId | undefined; limit: number },
  ): Promise<ChatMessage[] | undefined> {
    const messages = this.#seenBy(userId).filter(
      ({ senderId, receiverId }) => (senderId === userId ? receiverId : senderId) === options.with,
    );
    if (messages.length === 0 && !(await this.#people.find(options.with))) return undefined;
    return messages.filter(({ id }) => options.before === undefined || id < options.before).slice(-options.limit);
  }

  async findReceived(userId: UserId, id: MessageId): Promise<ChatMessage | undefined> {
    return this.#streamOf(userId).find((message) => message.id === id && message.receiverId === userId);
  }

  async listStream(userId: UserId, options: { after: Cursor; limit: number }): Promise<StreamPage> {
    const later = this.#seenBy(userId).filter((message) => cursorFor(userId, message) > options.after);
    return { messages: later.slice(0, options.limit), latest: this.#streamOf(userId).length };
  }

  async listUnread(userId: UserId, { limit, withRequests }: ConversationChoice): Promise<UnreadConversation[]> {
    const unread = new Map<UserId, { unread: number; newest: MessageId; name: string }>();
    for (const { id, senderId, receiverId, senderName } of this.#seenBy(userId)) {
      if (receiverId !== userId || id <= this.#readMark(userId, senderId)) continue;
      if (!withRequests && this.#pending(userId, senderId)) continue;
      unread.set(senderId, { unread: (unread.get(senderId)?.unread ?? 0) + 1, newest: id, name: senderName });
    }
    return [...unread]
      .sort(([, a], [, b]) => b.newest - a.newest)
      .slice(0, limit)
      .map(([from, conversation]) => ({
        userId: from,
        name: conversation.name,
        unread: conversation.unread,
        request: this.#pending(userId, from),
      }));
  }

  async listRecentConversations(userId: UserId, choice: ConversationChoice): Promise<RecentConversation[]> {
    const { limit, withRequests } = choice;
    const unread = await this.listUnread(userId, { limit: Number.POSITIVE_INFINITY, withRequests });
    const newest = new Map<UserId, Date>();
    for (const { senderId, receiverId, sentAt } of this.#streamOf(userId).toReversed()) {
      const other = senderId === userId ? receiverId : senderId;
      if (newest.has(other) || this.#isBlocked(userId, other)) continue;
      if (withRequests || !this.#pending(userId, other)) newest.set(other, sentAt);
    }
    return Promise.all(
      [...newest].slice(0, limit).map(async ([other, lastMessageAt]) => ({
        userId: other,
        name: (await this.#people.find(other))?.fullName ?? DELETED_ACCOUNT_NAME,
        lastMessageAt,
        unread: unread.find((conversation) => conversation.userId === other)?.unread ?? 0,
        request: this.#pending(userId, other),
      })),
    );
  }

  async listRequests(userId: UserId, { limit }: { limit: number }): Promise<MessageRequest[]> {
    const requests: MessageRequest[] = [];
    for (const { senderId, receiverId, first, state } of this.#requests.toReversed()) {
      if (receiverId !== userId || state !== "open" || !first || this.#isBlocked(userId, senderId)) continue;
      if (this.#areMembers(userId, senderId)) continue;
      const sender = await this.#people.find(senderId);
      const { id, text, sentAt, postId } = first;
      if (sender) requests.push({ userId: senderId, name: sender.fullName, message: { id, text, sentAt, postId } });
    }
    return requests.sort((one, other) => other.message.id - one.message.id).slice(0, limit);
  }

  async decideRequest(userId: UserId, { from, state }: { from: UserId; state: RequestState }): Promise<boolean> {
    const request = this.#findRequest(userId, from);
    if (!request?.first || (request.state === "accepted" && state !== "accepted")) return false;
    request.state = state;
    return true;
  }

  async markRead(userId: UserId, options: { from: UserId; upTo: MessageId }): Promise<ReadMark> {
    const current = this.#readMark(userId, options.from);
    const received = this.#streamOf(userId).findLast(
      ({ id, senderId, receiverId }) => senderId === options.from && receiverId === userId && id <= options.upTo,
    );
    const upTo = Math.max(current, received?.id ?? 0);
    this.#readUpTo.set(`${userId} ${options.from}`, upTo);
    return { upTo, moved: upTo > current };
  }

  /** Removes a person's side of their conversations, and their name from the other side. */
  removePerson(userId: UserId): void {
    this.#streams.delete(userId);
    this.#requests = this.#requests.filter(
      ({ senderId, receiverId, first }) => receiverId !== userId && (senderId !== userId || first),
    );
    for (const [reader, stream] of this.#streams) {
      const renamed = stream.map((message) =>
        message.senderId === userId ? { ...message, senderName: DELETED_ACCOUNT_NAME } : message,
      );
      this.#streams.set(reader, renamed);
    }
  }

  #findRequest(userId: UserId, from: UserId): StoredRequest | undefined {
    return this.#requests.find(({ receiverId, senderId }) => receiverId === userId && senderId === from);
  }

  /** The state of another person's request, unless it is accepted or needs no answer. */
  #pending(userId: UserId, from: UserId): PendingState | undefined {
    if (this.#areMembers(userId, from)) return undefined;
    const state = this.#findRequest(userId, from)?.state;
    return state === "accepted" ? undefined : state;
  }

  /** When this person can send the next request; undefined for now. */
  #refuseUntil(userId: UserId, { max, windowMs }: RequestLimit): Date | undefined {
    const since = this.#clock.now().getTime() - windowMs;
    const latest = this.#requests
      .filter(({ senderId, state }) => senderId === userId && state !== "accepted")
      .map(({ sentAt }) => sentAt.getTime())
      .filter((sentAt) => sentAt > since)
      .slice(-max);
    const [earliest] = latest;
    return earliest === undefined || latest.length < max ? undefined : new Date(earliest + windowMs);
  }

  #readMark(userId: UserId, from: UserId): MessageId {
    return this.#readUpTo.get(`${userId} ${from}`) ?? 0;
  }

  #isBlocked(one: UserId, other: UserId): boolean {
    return this.#blocks?.isBetween(one, other) ?? false;
  }

  #areMembers(one: UserId, other: UserId): boolean {
    return this.#households?.of(one).members.has(other) ?? false;
  }

  /** A person's stream without messages from blocked people. */
  #seenBy(userId: UserId): ChatMessage[] {
    return this.#streamOf(userId).filter(({ senderId }) => senderId === userId || !this.#isBlocked(userId, senderId));
  }

  #streamOf(userId: UserId): ChatMessage[] {
    let stream = this.#streams.get(userId);
    if (!stream) this.#streams.set(userId, (stream = []));
    return stream;
  }
}

function isPair(one: readonly [UserId, UserId], other: readonly [UserId, UserId]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}
