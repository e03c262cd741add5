import * as fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import { type ChatMessage, messageText, REQUEST_LIMIT } from "../../core/chat/mod.ts";
import { calendarDate } from "../../core/shared/mod.ts";
import { MemoryPersonStore } from "../memory/account/person_store.ts";
import { MemoryChatStore } from "../memory/chat/chat_store.ts";
import { FixedClock } from "../memory/fixed_clock.ts";
import { maya, tomas } from "../memory/people_and_recipes.ts";
import { FeedReader } from "./feed_reader.ts";
import { PersonFeed } from "./person_feed.ts";

let store: MemoryChatStore;
let feed: PersonFeed;
let delivered: number[];
let faults: unknown[];
let reader: FeedReader;

beforeEach(() => {
  const clock = new FixedClock(calendarDate("2026-11-19"));
  store = new MemoryChatStore(new MemoryPersonStore(clock, [maya, tomas]), clock);
  begin();
});

function begin(): void {
  feed = new PersonFeed(maya.id, store);
  [delivered, faults] = [[], []];
  reader = new FeedReader(feed, "phone", {
    onMessage: ({ receiverCursor }) => delivered.push(receiverCursor),
    onRead() {},
    onRequest() {},
    onFault: (error) => faults.push(error),
  });
}

async function receive(count: number): Promise<ChatMessage[]> {
  const messages = [];
  for (let n = 0; n < count; n += 1) {
    const input = { senderId: tomas.id, receiverId: maya.id, text: messageText("Hej!"), clientMessageId: `${n}` };
    const { message } = await store.append({ ...input, clientMessageId: `${Math.random()}` }, REQUEST_LIMIT);
    if (message) messages.push(message);
  }
  return messages;
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n + 1);
}

it("delivers in order and once, for events that arrive early, late, twice, with or without the message", async () => {
  const messages = await receive(60);
  const event = fc.record({ place: fc.nat({ max: 59 }), withMessage: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 80 }), async (events) => {
      begin();
      for (const { place, withMessage } of events) {
        feed.advanceTo(place + 1, withMessage ? messages[place] : undefined);
        if (place % 7 === 0) await Promise.resolve(); // so that some messages arrive during a load
      }
      const newest = Math.max(0, ...events.map(({ place }) => place + 1));
      await vi.waitFor(() => expect(delivered).toEqual(upTo(newest)), { interval: 1, timeout: 10_000 });
    }),
  );
});

it("does not query the store where events contain the messages", async () => {
  const messages = await receive(5);
  const listStream = vi.spyOn(store, "listStream");
  for (const message of messages) feed.advanceTo(message.receiverCursor, message);

  expect(delivered).toEqual(upTo(5));
  expect(listStream).not.toHaveBeenCalled();
});

it("caches a message until every device has it", async () => {
  const [first, second, third] = await receive(3);
  const laptop = new FeedReader(feed, "laptop", { onMessage() {}, onRead() {}, onRequest() {}, onFault() {} });
  laptop.pauseDelivery();
  feed.advanceTo(1, first);
  expect(feed.cachedAfter(0)).toEqual([first]);

  laptop.resumeDelivery();
  feed.advanceTo(2, second);
  feed.advanceTo(2, second); // the session that sent it says so too
  expect([feed.cachedAfter(0), feed.cachedAfter(1)]).toEqual([[], []]);
  laptop.close();
  reader.close();
  feed.advanceTo(3, third);
  expect(feed.cachedAfter(2)).toEqual([]);
});

it("shares one query among devices at the same position", async () => {
  await receive(3);
  const laptop: number[] = [];
  const other = new FeedReader(feed, "laptop", {
    onMessage: ({ receiverCursor }) => laptop.push(receiverCursor),
    onRead() {},
    onRequest() {},
    onFault() {},
  });
  const listStream = vi.spyOn(store, "listStream");
  feed.advanceTo(3, undefined);

  await vi.waitFor(() => expect([delivered, laptop]).toEqual([upTo(3), upTo(3)]), { timeout: 10_000 });
  expect(listStream).toHaveBeenCalledTimes(1);
  other.close();
});

it("delivers nothing while paused, and then skips what arrived in another way", async () => {
  const messages = await receive(6);
  reader.pauseDelivery();
  for (const message of messages) feed.advanceTo(message.receiverCursor, message);
  expect(delivered).toEqual([]);
  reader.skipTo(4);
  reader.resumeDelivery();

  expect(delivered).toEqual([5, 6]);
});

it("delivers nothing when paused while loading", async () => {
  await receive(6);
  feed.advanceTo(6, undefined);
  reader.pauseDelivery();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(delivered).toEqual([]);
  reader.resumeDelivery();

  await vi.waitFor(() => expect(delivered).toEqual(upTo(6)), { timeout: 10_000 });
});

it("delivers nothing once closed", async () => {
  const messages = await receive(2);
  reader.close();
  for (const message of messages) feed.advanceTo(message.receiverCursor, message);

  expect(delivered).toEqual([]);
});

it("retries where the store failed, and loses nothing", async () => {
  vi.useFakeTimers();
  await receive(3);
  const listStream = vi.spyOn(store, "listStream").mockRejectedValueOnce(new Error("The database is away"));
  feed.advanceTo(3, undefined);
  await vi.advanceTimersByTimeAsync(10);
  expect([delivered, faults.length]).toEqual([[], 1]);
  await vi.advanceTimersByTimeAsync(1_000);

  expect(delivered).toEqual(upTo(3));
  listStream.mockRestore();
  vi.useRealTimers();
});

it("skips cursors whose messages are deleted", async () => {
  await receive(2);
  feed.advanceTo(5, undefined); // three messages were deleted from the database
  await vi.waitFor(() => expect(reader.position).toBe(5), { timeout: 10_000 });
  const late = { ...(await receive(1))[0], receiverCursor: 6 } as ChatMessage;
  feed.advanceTo(6, late);

  await vi.waitFor(() => expect(delivered).toEqual([1, 2, 6]), { timeout: 10_000 });
});
