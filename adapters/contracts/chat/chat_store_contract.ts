import { beforeEach, describe, expect, it } from "vitest";
import type { UserId } from "../../../core/account/mod.ts";
import {
  type ChatMessage,
  type ChatStore,
  cursorFor,
  messageText,
  type RequestLimit,
  type RequestState,
} from "../../../core/chat/mod.ts";
import type { HouseholdStore } from "../../../core/household/mod.ts";
import type { BlockStore } from "../../../core/safety/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { ingeborg, maya, tomas } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: a store with Maya, Tomás and Ingeborg. */
interface ChatStoreFixture extends ContractFixture {
  readonly store: ChatStore;
  readonly blocks: BlockStore;
  readonly households: Pick<HouseholdStore, "invite" | "join">;
  suspend(userId: UserId, until: Date): Promise<void>;
}

const unknownPerson = 999_999 as UserId;
const manyRequests: RequestLimit = { max: 100, windowMs: 60_000 };
const everything = { before: undefined, limit: 10_000 };

/** The contract of {@linkcode ChatStore}, run for every adapter. */
export const chatStoreContract = contract<ChatStoreFixture>("ChatStore", (fixture) => {
  let sent: number;
  beforeEach(() => {
    sent = 0;
  });

  /** Sends a message. Text and client id are generated unless given. */
  function offer(
    from: UserId,
    to: UserId,
    changes: { text?: string; clientMessageId?: string; requests?: RequestLimit; postId?: number } = {},
  ) {
    sent += 1;
    const { text = `Message ${sent}`, clientMessageId = `client-${sent}`, requests = manyRequests, postId } = changes;
    const message = { senderId: from, receiverId: to, text: messageText(text), clientMessageId, postId };
    return fixture.store.append(message, requests);
  }

  async function send(...args: Parameters<typeof offer>): Promise<ChatMessage> {
    const { message } = await offer(...args);
    if (!message) throw new Error("The contract's own people must exist");
    return message;
  }

  function conversation(userId: UserId, other: UserId): Promise<ChatMessage[] | undefined> {
    return fixture.store.listConversation(userId, { ...everything, with: other });
  }

  async function stream(userId: UserId): Promise<ChatMessage[]> {
    return (await fixture.store.listStream(userId, { after: 0, limit: 10_000 })).messages;
  }

  const unread = (userId: UserId, limit = 10) => fixture.store.listUnread(userId, { limit, withRequests: true });
  const recent = (userId: UserId, limit = 10) =>
    fixture.store.listRecentConversations(userId, { limit, withRequests: true });

  describe("between two people of whom one has blocked the other", () => {
    const block = (userId: UserId, blockedId: UserId) => fixture.blocks.block(userId, { blockedId, max: 10 });

    it.each([
      ["the blocked person's", tomas.id, maya.id],
      ["the blocking person's", maya.id, tomas.id],
    ])("stores %s message for its sender only, also after the block", async (_whose, from, to) => {
      await send(to, from, { text: "Before" });
      await block(maya.id, tomas.id);
      const message = await send(from, to, { text: "During" });
      expect(await fixture.store.findReceived(to, message.id)).toBeUndefined();
      expect(message).toMatchObject({ senderCursor: 2, receiverCursor: 0 });
      expect(await conversation(from, to)).toEqual([message]);
      await fixture.blocks.unblock(maya.id, tomas.id);
      const after = await send(from, to, { text: "After" });

      expect(after).toMatchObject({ senderCursor: 3, receiverCursor: 2 });
      expect((await conversation(from, to))?.map(({ text }) => text)).toEqual(["Before", "During", "After"]);
      expect((await conversation(to, from))?.map(({ text }) => text)).toEqual(["Before", "After"]);
      expect((await stream(to)).map(({ text }) => text)).toEqual(["Before", "After"]);
      expect(await unread(to)).toMatchObject([{ userId: from, unread: 1 }]);
      expect(await fixture.store.markRead(to, { from, upTo: after.id })).toEqual({ upTo: after.id, moved: true });
      expect(await unread(to)).toEqual([]);
    });

    it("leaves out what they received from each other, and keeps everything else", async () => {
      await send(tomas.id, maya.id, { text: "From Tomás" });
      await send(maya.id, tomas.id, { text: "From Maya" });
      await send(ingeborg.id, maya.id, { text: "From Ingeborg" });
      await block(maya.id, tomas.id);

      expect((await stream(maya.id)).map(({ text }) => text)).toEqual(["From Maya", "From Ingeborg"]);
      expect((await stream(tomas.id)).map(({ text }) => text)).toEqual(["From Tomás"]);
      expect(await fixture.store.listStream(maya.id, { after: 0, limit: 1 })).toMatchObject({
        messages: [{ text: "From Maya" }],
        latest: 3,
      });
      expect((await conversation(maya.id, tomas.id))?.map(({ text }) => text)).toEqual(["From Maya"]);
      expect((await conversation(tomas.id, maya.id))?.map(({ text }) => text)).toEqual(["From Tomás"]);
      for (const list of [unread, recent]) {
        expect(await list(maya.id, 1)).toMatchObject([{ userId: ingeborg.id }]);
        expect(await list(tomas.id, 1)).toEqual([]);
      }
    });

    it("does not move the other's conversation by an undelivered message", async () => {
      await send(tomas.id, maya.id);
      await send(ingeborg.id, maya.id);
      await block(maya.id, tomas.id);
      await send(tomas.id, maya.id);
      await fixture.blocks.unblock(maya.id, tomas.id);

      expect(await recent(maya.id)).toMatchObject([{ userId: ingeborg.id }, { userId: tomas.id, unread: 1 }]);
    });
  });

  describe("append", () => {
    it("refuses a suspended sender with the end of the suspension, and stores nothing", async () => {
      const until = new Date(Date.now() + 3_600_000);
      await fixture.suspend(maya.id, until);

      expect(await offer(maya.id, tomas.id)).toMatchObject({ message: undefined, suspendedUntil: until });
      expect((await fixture.store.listStream(maya.id, { after: 0, limit: 10 })).messages).toEqual([]);
      expect((await offer(tomas.id, maya.id)).message).toBeDefined();
      await fixture.suspend(maya.id, new Date(0));
      expect((await offer(maya.id, tomas.id)).message).toBeDefined();
    });

    it("stores a message for sender and receiver", async () => {
      const message = await send(maya.id, tomas.id, { text: "Is there dill in it? 🌿", clientMessageId: "m-1" });

      expect(message).toEqual({
        id: expect.any(Number),
        senderId: maya.id,
        receiverId: tomas.id,
        text: "Is there dill in it? 🌿",
        sentAt: expect.any(Date),
        senderName: "Maya Lindqvist",
        clientMessageId: "m-1",
        senderCursor: 1,
        receiverCursor: 1,
        request: "open",
      });
      expect(await fixture.store.findReceived(tomas.id, message.id)).toEqual(message);
      expect(await fixture.store.findReceived(maya.id, message.id)).toBeUndefined();
      expect(await conversation(maya.id, tomas.id)).toEqual([message]);
      expect(await conversation(tomas.id, maya.id)).toEqual([message]);
    });

    // #chat-once
    it("stores a repeated client id once, and returns the first message", async () => {
      const first = await send(maya.id, tomas.id, { text: "Dill?", clientMessageId: "m-1" });
      await send(tomas.id, maya.id);

      expect(await send(maya.id, tomas.id, { text: "Parsley?", clientMessageId: "m-1" })).toEqual(first);
      expect(await send(maya.id, ingeborg.id, { text: "Dill?", clientMessageId: "m-1" })).toEqual(first);
      expect((await offer(maya.id, unknownPerson, { clientMessageId: "m-1" })).message).toEqual(first);
      expect(await stream(maya.id)).toHaveLength(2);
      expect(await stream(ingeborg.id)).toEqual([]);
    });

    it("lets two people use the same client id", async () => {
      const hers = await send(maya.id, tomas.id, { clientMessageId: "1" });
      const his = await send(tomas.id, maya.id, { clientMessageId: "1" });

      expect(his.id).toBeGreaterThan(hers.id);
    });

    it("stores one of a hundred concurrent repetitions", async () => {
      const messages = await Promise.all(
        Array.from({ length: 100 }, () => send(maya.id, tomas.id, { clientMessageId: "m-1" })),
      );

      expect(new Set(messages.map(({ id }) => id)).size).toBe(1);
      expect(await stream(maya.id)).toHaveLength(1);
      expect(await fixture.store.listStream(tomas.id, { after: 0, limit: 1 })).toMatchObject({ latest: 1 });
      expect(await unread(tomas.id)).toMatchObject([{ unread: 1 }]);
    });

    it("stores nothing for an unknown receiver, and leaves no gap", async () => {
      expect(await offer(maya.id, unknownPerson)).toEqual({});

      expect((await send(maya.id, tomas.id)).senderCursor).toBe(1);
    });

    it("stores quotes, line breaks and the longest text unchanged", async () => {
      const text = `'; DROP TABLE chat_message; --\n\t"${"é".repeat(1_950)}`;

      expect((await send(maya.id, tomas.id, { text })).text).toBe(text);
    });
  });

  describe("a request", () => {
    const requestsTo = (userId: UserId) => fixture.store.listRequests(userId, { limit: 10 });
    const decide = (userId: UserId, from: UserId, state: RequestState) =>
      fixture.store.decideRequest(userId, { from, state });

    /** Whether the conversation is in the lists with requests, and in those without. */
    async function listed(userId: UserId, other: UserId): Promise<[withRequests: boolean, without: boolean]> {
      const has = async (withRequests: boolean) => {
        const choice = { limit: 10, withRequests };
        const recent = await fixture.store.listRecentConversations(userId, choice);
        const unread = await fixture.store.listUnread(userId, choice);
        const found = [recent, unread].map((list) => list.some((each) => each.userId === other));
        expect(new Set(found).size).toBe(1);
        return found[0] ?? false;
      };
      return [await has(true), await has(false)];
    }

    // #chat-request
    it("is every message until its receiver accepts, and listed with the first of them", async () => {
      const first = await send(tomas.id, maya.id, { text: "Is there dill in it?" });
      const second = await send(tomas.id, maya.id);
      const fromIngeborg = await send(ingeborg.id, maya.id);

      expect([first.request, second.request]).toEqual(["open", "open"]);
      expect((await stream(maya.id)).map(({ request }) => request)).toEqual(["open", "open", "open"]);
      const { id, text, sentAt } = first;
      expect(await requestsTo(maya.id)).toMatchObject([
        { userId: ingeborg.id, message: { id: fromIngeborg.id } },
        { userId: tomas.id, name: "Tomás Herrera", message: { id, text, sentAt } },
      ]);
      expect(await fixture.store.listRequests(maya.id, { limit: 1 })).toMatchObject([{ userId: ingeborg.id }]);
      expect(await requestsTo(tomas.id)).toEqual([]);
      expect(await listed(maya.id, tomas.id)).toEqual([true, false]);
      expect(await fixture.store.listRecentConversations(tomas.id, { limit: 10, withRequests: false })).toMatchObject([
        { userId: maya.id, request: undefined },
      ]);
    });

    it("is accepted by its receiver, once and for good", async () => {
      await send(tomas.id, maya.id);
      expect(await decide(maya.id, tomas.id, "accepted")).toBe(true);
      const later = await send(tomas.id, maya.id);

      expect(later.request).toBeUndefined();
      expect(await requestsTo(maya.id)).toEqual([]);
      expect(await listed(maya.id, tomas.id)).toEqual([true, true]);
      expect(await decide(maya.id, tomas.id, "ignored")).toBe(false);
      expect(await decide(maya.id, tomas.id, "accepted")).toBe(true);
    });

    it("is accepted by a message to its sender, also an ignored one", async () => {
      await send(tomas.id, maya.id);
      await decide(maya.id, tomas.id, "ignored");
      const reply = await send(maya.id, tomas.id);

      expect(reply.request).toBeUndefined();
      expect(await listed(maya.id, tomas.id)).toEqual([true, true]);
      expect((await send(tomas.id, maya.id)).request).toBeUndefined();
      expect(await requestsTo(tomas.id)).toEqual([]);
    });

    it("stays ignored when more messages come, until it is opened again", async () => {
      await send(tomas.id, maya.id);
      expect(await decide(maya.id, tomas.id, "ignored")).toBe(true);
      const more = await send(tomas.id, maya.id);

      expect(more).toMatchObject({ request: "ignored", receiverCursor: 2 });
      expect(await requestsTo(maya.id)).toEqual([]);
      expect(await listed(maya.id, tomas.id)).toEqual([true, false]);
      expect(await unread(maya.id)).toMatchObject([{ unread: 2, request: "ignored" }]);
      expect(await decide(maya.id, tomas.id, "open")).toBe(true);
      expect(await requestsTo(maya.id)).toMatchObject([{ userId: tomas.id }]);
    });

    it("cannot be decided by its sender, or where there is none", async () => {
      await send(tomas.id, maya.id);

      for (const state of ["accepted", "ignored"] as const) {
        expect(await decide(tomas.id, maya.id, state)).toBe(false);
        expect(await decide(maya.id, ingeborg.id, state)).toBe(false);
        expect(await decide(maya.id, unknownPerson, state)).toBe(false);
      }
    });

    it("is one of at most so many open ones of its sender, known and unknown receivers alike", async () => {
      const requests = { max: 2, windowMs: 60_000 };
      const first = await send(tomas.id, maya.id, { requests });
      await send(tomas.id, maya.id, { requests });
      expect(await offer(tomas.id, unknownPerson, { requests })).toEqual({
        message: undefined,
        refusedUntil: undefined,
      });

      const refused = await offer(tomas.id, ingeborg.id, { requests, clientMessageId: "third" });
      expect(refused.message).toBeUndefined();
      const untilMs = (refused.refusedUntil?.getTime() ?? 0) - first.sentAt.getTime();
      expect(Math.abs(untilMs - requests.windowMs)).toBeLessThan(5_000);
      expect(await offer(tomas.id, unknownPerson, { requests })).toMatchObject({ refusedUntil: expect.any(Date) });
      expect(await stream(ingeborg.id)).toEqual([]);
      // In an open conversation, and to someone who wrote first, nothing is limited.
      await send(tomas.id, maya.id, { requests });
      await send(ingeborg.id, tomas.id, { requests });
      await send(tomas.id, ingeborg.id, { requests });
    });

    it("does not count once it is accepted, or old", async () => {
      const requests = { max: 1, windowMs: 60_000 };
      await send(tomas.id, maya.id, { requests });
      expect((await offer(tomas.id, ingeborg.id, { requests })).message).toBeUndefined();
      expect((await offer(tomas.id, ingeborg.id, { requests: { max: 1, windowMs: 0 } })).message).toBeDefined();
      await decide(maya.id, tomas.id, "accepted");
      await decide(ingeborg.id, tomas.id, "accepted");

      expect((await offer(tomas.id, unknownPerson, { requests })).refusedUntil).toBeUndefined();
      expect((await offer(tomas.id, unknownPerson, { requests })).refusedUntil).toBeInstanceOf(Date);
    });

    it("is counted also among simultaneous ones", async () => {
      const requests = { max: 3, windowMs: 60_000 };
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => offer(tomas.id, unknownPerson, { requests })));

      expect(outcomes.filter(({ refusedUntil }) => refusedUntil === undefined)).toHaveLength(3);
    });

    it("behaves the same for its sender during a block, and is shown after it", async () => {
      const requests = { max: 1, windowMs: 60_000 };
      await fixture.blocks.block(maya.id, { blockedId: tomas.id, max: 10 });
      await send(tomas.id, maya.id, { requests });

      expect((await offer(tomas.id, ingeborg.id, { requests })).refusedUntil).toBeInstanceOf(Date);
      expect(await decide(maya.id, tomas.id, "accepted")).toBe(false);
      await fixture.blocks.unblock(maya.id, tomas.id);
      expect(await requestsTo(maya.id)).toEqual([]);
      const delivered = await send(tomas.id, maya.id, { requests });
      expect(await requestsTo(maya.id)).toMatchObject([{ message: { id: delivered.id } }]);
      await fixture.blocks.block(maya.id, { blockedId: tomas.id, max: 10 });
      expect(await requestsTo(maya.id)).toEqual([]);
    });
  });

  // #chat-cursor
  describe("between members of one household", () => {
    async function moveTogether(host: UserId, guest: UserId): Promise<void> {
      const now = new Date();
      const invitation = { tokenHash: `for ${guest}`, createdAt: now, expiresAt: new Date(now.getTime() + 60_000) };
      await fixture.households.invite(host, invitation, 5);
      const plan = { from: calendarDate("2026-11-16"), bringPlan: false, maxMembers: 12 };
      await fixture.households.join(guest, { ...plan, tokenHash: invitation.tokenHash, now });
    }

    // #chat-household
    it("is no request, and needs no room among the sender's requests", async () => {
      const requests = { max: 1, windowMs: 60_000 };
      await send(tomas.id, ingeborg.id, { requests });
      await moveTogether(maya.id, tomas.id);

      expect((await send(tomas.id, maya.id, { requests })).request).toBeUndefined();
      expect((await send(maya.id, tomas.id, { requests })).request).toBeUndefined();
      expect(await unread(maya.id)).toMatchObject([{ userId: tomas.id, request: undefined }]);
      expect(await fixture.store.listRequests(maya.id, { limit: 10 })).toEqual([]);
    });

    // #chat-household
    it("is no request any more if it was sent before, also an ignored one", async () => {
      await send(tomas.id, maya.id);
      await fixture.store.decideRequest(maya.id, { from: tomas.id, state: "ignored" });
      await send(maya.id, ingeborg.id);
      await moveTogether(maya.id, tomas.id);
      await moveTogether(maya.id, ingeborg.id);

      expect(await fixture.store.listRequests(ingeborg.id, { limit: 10 })).toEqual([]);
      expect(await recent(maya.id)).toMatchObject([{ request: undefined }, { userId: tomas.id, request: undefined }]);
      expect((await send(tomas.id, maya.id)).request).toBeUndefined();
    });
  });

  // #chat-about-meal
  it("keeps the post that a message is about, also where there is no such post", async () => {
    const about = await send(tomas.id, maya.id, { postId: 123_456, clientMessageId: "about" });
    const plain = await send(tomas.id, maya.id, { clientMessageId: "plain" });

    expect(about.postId).toBe(123_456);
    expect((await conversation(maya.id, tomas.id))?.map(({ postId }) => postId)).toEqual([123_456, undefined]);
    expect((await stream(maya.id)).map(({ postId }) => postId)).toEqual([123_456, undefined]);
    expect(await fixture.store.listRequests(maya.id, { limit: 1 })).toMatchObject([{ message: { postId: 123_456 } }]);
    expect(await fixture.store.findReceived(maya.id, about.id)).toEqual(about);
    expect(await send(tomas.id, maya.id, { postId: 7, clientMessageId: "plain" })).toEqual(plain);
  });

  it("has one order without gaps for both people during a thousand concurrent messages", async () => {
    // Both people also have other conversations, so that a stream differs from the conversation.
    const writers: [UserId, UserId][] = [
      [maya.id, tomas.id],
      [tomas.id, maya.id],
      [ingeborg.id, maya.id],
      [tomas.id, ingeborg.id],
    ];
    const messages = await atOnce(1_000, (n) => send(...(writers[n % writers.length] ?? [maya.id, tomas.id])));
    expect(new Set(messages.map(({ id }) => id)).size).toBe(1_000);

    for (const { id } of [maya, tomas, ingeborg]) {
      const own = await stream(id);
      expect(own.map((message) => cursorFor(id, message))).toEqual(own.map((_, place) => place + 1));
    }
    const asMayaHasIt = (await stream(maya.id)).filter(isBetween(maya.id, tomas.id));
    const asTomasHasIt = (await stream(tomas.id)).filter(isBetween(maya.id, tomas.id));
    expect(asMayaHasIt).toHaveLength(500);
    expect(asTomasHasIt).toEqual(asMayaHasIt);
    expect(await conversation(maya.id, tomas.id)).toEqual(asMayaHasIt); // sorted by id
    expect(asMayaHasIt.map(({ id }) => id)).toEqual(asMayaHasIt.map(({ id }) => id).sort((a, b) => a - b));
  });

  describe("listConversation", () => {
    it("lists the newest messages, oldest first, and the ones before an id", async () => {
      const all = [];
      for (let n = 0; n < 5; n += 1) {
        all.push(n % 2 === 0 ? await send(maya.id, tomas.id) : await send(tomas.id, maya.id));
      }
      const newest = await fixture.store.listConversation(maya.id, { with: tomas.id, before: undefined, limit: 2 });
      const older = await fixture.store.listConversation(maya.id, { with: tomas.id, before: all[3]?.id, limit: 2 });

      expect(newest).toEqual(all.slice(3));
      expect(older).toEqual(all.slice(1, 3));
    });

    it("separates conversations, and has none of a person with themselves", async () => {
      await send(maya.id, ingeborg.id);

      expect(await conversation(maya.id, tomas.id)).toEqual([]);
      expect(await conversation(maya.id, maya.id)).toEqual([]);
    });

    it("refuses an unknown person", async () => {
      expect(await conversation(maya.id, unknownPerson)).toBeUndefined();
    });
  });

  describe("listStream", () => {
    it("continues after a cursor over all conversations, and returns the newest cursor", async () => {
      const all = [await send(maya.id, tomas.id), await send(ingeborg.id, maya.id), await send(tomas.id, maya.id)];
      await send(tomas.id, ingeborg.id);

      expect(await fixture.store.listStream(maya.id, { after: 1, limit: 1 })).toEqual({
        messages: [all[1]],
        latest: 3,
      });
      expect(await fixture.store.listStream(maya.id, { after: 1, limit: 9 })).toEqual({
        messages: all.slice(1),
        latest: 3,
      });
    });

    it("is empty at the end, beyond it and for an unknown person", async () => {
      await send(maya.id, tomas.id);

      expect(await fixture.store.listStream(maya.id, { after: 1, limit: 9 })).toEqual({ messages: [], latest: 1 });
      expect(await fixture.store.listStream(maya.id, { after: 50, limit: 9 })).toEqual({ messages: [], latest: 1 });
      expect(await fixture.store.listStream(unknownPerson, { after: 0, limit: 9 })).toEqual({
        messages: [],
        latest: 0,
      });
    });
  });

  describe("listRecentConversations", () => {
    it("lists sent and received conversations, newest first, with unread counts", async () => {
      await send(tomas.id, maya.id);
      const toIngeborg = await send(maya.id, ingeborg.id);
      const fromTomas = await send(tomas.id, maya.id);
      await send(tomas.id, ingeborg.id);

      const withTomas = {
        userId: tomas.id,
        name: "Tomás Herrera",
        lastMessageAt: fromTomas.sentAt,
        unread: 2,
        request: "open",
      };
      const withIngeborg = { userId: ingeborg.id, name: "Ingeborg Aas", lastMessageAt: toIngeborg.sentAt, unread: 0 };
      expect(await recent(maya.id)).toEqual([withTomas, withIngeborg]);
      expect(await recent(maya.id, 1)).toEqual([withTomas]);
    });

    it("moves a conversation to the top when its person sends a message", async () => {
      const received = await send(tomas.id, maya.id);
      await send(ingeborg.id, maya.id);
      await fixture.store.markRead(maya.id, { from: tomas.id, upTo: received.id });
      await send(maya.id, tomas.id);

      expect(await recent(maya.id)).toMatchObject([
        { userId: tomas.id, unread: 0 },
        { userId: ingeborg.id, unread: 1 },
      ]);
    });

    it("is empty without messages", async () => {
      expect(await recent(maya.id)).toEqual([]);
    });
  });

  describe("unread", () => {
    // #chat-unread-stored
    it("counts received messages, newest conversation first", async () => {
      await send(tomas.id, maya.id);
      await send(tomas.id, maya.id);
      await send(ingeborg.id, maya.id);
      await send(maya.id, ingeborg.id);

      const fromIngeborg = { userId: ingeborg.id, name: "Ingeborg Aas", unread: 1 };
      const fromTomas = { userId: tomas.id, name: "Tomás Herrera", unread: 2, request: "open" };
      expect(await unread(maya.id)).toEqual([fromIngeborg, fromTomas]);
      expect(await unread(maya.id, 1)).toEqual([fromIngeborg]);
      expect(await unread(tomas.id)).toEqual([]);
    });

    it("excludes messages that were marked as read, and no others", async () => {
      const first = await send(tomas.id, maya.id);
      const second = await send(tomas.id, maya.id);
      await send(ingeborg.id, maya.id);

      expect(await fixture.store.markRead(maya.id, { from: tomas.id, upTo: first.id })).toEqual({
        upTo: first.id,
        moved: true,
      });
      expect(await unread(maya.id)).toMatchObject([
        { userId: ingeborg.id, unread: 1 },
        { userId: tomas.id, unread: 1 },
      ]);
      await fixture.store.markRead(maya.id, { from: tomas.id, upTo: second.id });
      expect(await unread(maya.id)).toMatchObject([{ userId: ingeborg.id }]);
    });

    it("never moves the mark back", async () => {
      const first = await send(tomas.id, maya.id);
      const second = await send(tomas.id, maya.id);
      await fixture.store.markRead(maya.id, { from: tomas.id, upTo: second.id });

      expect(await fixture.store.markRead(maya.id, { from: tomas.id, upTo: first.id })).toEqual({
        upTo: second.id,
        moved: false,
      });
      expect(await unread(maya.id)).toEqual([]);
    });

    it("never marks future messages", async () => {
      const received = await send(tomas.id, maya.id);
      await send(maya.id, tomas.id);

      expect(await fixture.store.markRead(maya.id, { from: tomas.id, upTo: Number.MAX_SAFE_INTEGER })).toEqual({
        upTo: received.id,
        moved: true,
      });
      await send(tomas.id, maya.id);
      expect(await unread(maya.id)).toMatchObject([{ unread: 1 }]);
    });

    it("marks nothing if nothing was received", async () => {
      await send(maya.id, tomas.id);

      for (const from of [tomas.id, maya.id, unknownPerson]) {
        expect(await fixture.store.markRead(maya.id, { from, upTo: 1_000_000 })).toEqual({ upTo: 0, moved: false });
      }
    });

    it("agrees with the messages after concurrent writing and reading", async () => {
      const opening = await send(tomas.id, maya.id);
      await atOnce<unknown>(300, (n) => {
        if (n % 3 === 2) return fixture.store.markRead(maya.id, { from: tomas.id, upTo: opening.id + n });
        return n % 3 === 0 ? send(tomas.id, maya.id) : send(maya.id, tomas.id);
      });

      const mark = await fixture.store.markRead(maya.id, { from: tomas.id, upTo: 0 });
      const received = (await conversation(maya.id, tomas.id))?.filter(({ senderId }) => senderId === tomas.id) ?? [];
      const later = received.filter(({ id }) => id > mark.upTo);
      expect(received.map(({ id }) => id)).toContain(mark.upTo);
      expect((await unread(maya.id))[0]?.unread ?? 0).toBe(later.length);
    });
  });
});

/** Runs tasks with a concurrency of 40: more than there are connections, and few enough to get one before the timeout. */
async function atOnce<Result>(count: number, work: (n: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lanes = Array.from({ length: 40 }, async () => {
    for (let n = next++; n < count; n = next++) results.push(await work(n));
  });
  await Promise.all(lanes);
  return results;
}

function isBetween(one: UserId, other: UserId): (message: ChatMessage) => boolean {
  return ({ senderId, receiverId }) =>
    (senderId === one && receiverId === other) || (senderId === other && receiverId === one);
}
