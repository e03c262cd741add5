import { DELETED_ACCOUNT_NAME, type PersonStore, type UserId } from "../../core/account/mod.ts";
import {
  type ChatMessage,
  type ChatStore,
  type Cursor,
  cursorFor,
  type MessageId,
  type NewMessage,
  type ReadMark,
  type RecentConversation,
  type StreamPage,
  type UnreadConversation,
} from "../../core/chat/mod.ts";
import type { Clock } from "../../core/shared/mod.ts";
import type { MemoryBlockStore } from "./block_store.ts";

/** {@linkcode ChatStore} in memory, for the people of one person store. */
export class MemoryChatStore implements ChatStore {
  readonly #people: Pick<PersonStore, "find">;
  readonly #clock: Pick<Clock, "now">;
  readonly #blocks: Pick<MemoryBlockStore, "isBetween"> | undefined;
  /** Index: id - 1. */
  readonly #messages: ChatMessage[] = [];
  /** Index: cursor - 1. */
  readonly #streams = new Map<UserId, ChatMessage[]>();
  readonly #byClientId = new Map<string, ChatMessage>();
  readonly #readUpTo = new Map<string, MessageId>();

  /** @param options `blocks`: none by default. */
  constructor(
    people: Pick<PersonStore, "find">,
    clock: Pick<Clock, "now">,
    options: { readonly blocks?: Pick<MemoryBlockStore, "isBetween"> } = {},
  ) {
    this.#people = people;
    this.#clock = clock;
    this.#blocks = options.blocks;
  }

  async append({ senderId, receiverId, text, clientMessageId }: NewMessage): Promise<ChatMessage | undefined> {
    const [sender, receiver] = await Promise.all([this.#people.find(senderId), this.#people.find(receiverId)]);

    // No await from here on, so that the rest is atomic.
    const first = this.#byClientId.get(`${senderId} ${clientMessageId}`);
    if (first || !sender || !receiver) return first;

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
    };
    this.#messages.push(message);
    this.#streamOf(senderId).push(message);
    if (delivered) this.#streamOf(receiverId).push(message);
    this.#byClientId.set(`${senderId} ${clientMessageId}`, message);
    return message;
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

  async listUnread(userId: UserId, options: { limit: number }): Promise<UnreadConversation[]> {
    const unread = new Map<UserId, { unread: number; newest: MessageId; name: string }>();
    for (const { id, senderId, receiverId, senderName } of this.#seenBy(userId)) {
      if (receiverId !== userId || id <= this.#readMark(userId, senderId)) continue;
      unread.set(senderId, { unread: (unread.get(senderId)?.unread ?? 0) + 1, newest: id, name: senderName });
    }
    return [...unread]
      .sort(([, a], [, b]) => b.newest - a.newest)
      .slice(0, options.limit)
      .map(([from, conversation]) => ({ userId: from, name: conversation.name, unread: conversation.unread }));
  }

  async listRecentConversations(userId: UserId, { limit }: { limit: number }): Promise<RecentConversation[]> {
    const unread = await this.listUnread(userId, { limit: Number.POSITIVE_INFINITY });
    const newest = new Map<UserId, Date>();
    for (const { senderId, receiverId, sentAt } of this.#streamOf(userId).toReversed()) {
      const other = senderId === userId ? receiverId : senderId;
      if (!newest.has(other) && !this.#isBlocked(userId, other)) newest.set(other, sentAt);
    }
    return Promise.all(
      [...newest].slice(0, limit).map(async ([other, lastMessageAt]) => ({
        userId: other,
        name: (await this.#people.find(other))?.fullName ?? DELETED_ACCOUNT_NAME,
        lastMessageAt,
        unread: unread.find((conversation) => conversation.userId === other)?.unread ?? 0,
      })),
    );
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
    for (const [reader, stream] of this.#streams) {
      const renamed = stream.map((message) =>
        message.senderId === userId ? { ...message, senderName: DELETED_ACCOUNT_NAME } : message,
      );
      this.#streams.set(reader, renamed);
    }
  }

  #readMark(userId: UserId, from: UserId): MessageId {
    return this.#readUpTo.get(`${userId} ${from}`) ?? 0;
  }

  #isBlocked(one: UserId, other: UserId): boolean {
    return this.#blocks?.isBetween(one, other) ?? false;
  }

  /** A person's stream without what blocked people sent. */
  #seenBy(userId: UserId): ChatMessage[] {
    return this.#streamOf(userId).filter(({ senderId }) => senderId === userId || !this.#isBlocked(userId, senderId));
  }

  #streamOf(userId: UserId): ChatMessage[] {
    let stream = this.#streams.get(userId);
    if (!stream) this.#streams.set(userId, (stream = []));
    return stream;
  }
}
