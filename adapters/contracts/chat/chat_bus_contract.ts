import { expect, it, vi } from "vitest";
import type { ChatBus, ChatEvent } from "../../../core/chat/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contractOnOneFixture } from "../contract_fixture.ts";

/** The contract's fixture: the buses of two instances. An adapter for one instance passes the same bus twice. */
interface ChatBusFixture extends ContractFixture {
  readonly here: ChatBus;
  readonly there: ChatBus;
}

const message: ChatEvent = {
  kind: "message",
  id: 7,
  senderId: maya.id,
  senderCursor: 3,
  receiverId: tomas.id,
  receiverCursor: 5,
};
const read: ChatEvent = { kind: "read", userId: tomas.id, from: maya.id, upTo: 7, origin: "a device" };
const removed: ChatEvent = { kind: "removed", userId: maya.id };
const household: ChatEvent = {
  kind: "household",
  change: {
    householdId: 4,
    version: 9,
    kind: "mealPlanned",
    by: maya.id,
    date: calendarDate("2026-11-19"),
    mealTime: "Dinner",
  },
};

/** The contract of {@linkcode ChatBus}, run for every adapter. */
export const chatBusContract = contractOnOneFixture<ChatBusFixture>("ChatBus", (fixture, open) => {
  // #chat-several-servers
  it("delivers every event to every listener of both instances, in any order", async () => {
    const here = vi.fn<(event: ChatEvent) => void>();
    const there = vi.fn<(event: ChatEvent) => void>();
    const ends = [
      fixture.here.subscribe({ onEvent: here, onGap() {} }),
      fixture.there.subscribe({ onEvent: there, onGap() {} }),
    ];

    fixture.here.publish(message);
    fixture.here.publish(read);
    fixture.here.publish(removed);
    fixture.here.publish(household);

    for (const heard of [here, there]) {
      await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(4), { timeout: 10_000 });
      expect(heard.mock.calls.map(([event]) => event)).toEqual(
        expect.arrayContaining([message, read, removed, household]),
      );
    }
    for (const end of ends) end();
  });

  it("delivers nothing after unsubscribing", async () => {
    const left = vi.fn<(event: ChatEvent) => void>();
    const stayed = vi.fn<(event: ChatEvent) => void>();
    fixture.there.subscribe({ onEvent: left, onGap() {} })();
    const end = fixture.there.subscribe({ onEvent: stayed, onGap() {} });

    fixture.here.publish(message);

    await vi.waitFor(() => expect(stayed).toHaveBeenCalled(), { timeout: 10_000 });
    expect(left).not.toHaveBeenCalled();
    end();
  });

  it("accepts an event without a listener", () => {
    expect(() => fixture.here.publish(message)).not.toThrow();
  });

  it("delivers nothing after it was closed", async () => {
    const { there, here, close } = await open();
    const heard = vi.fn<(event: ChatEvent) => void>();
    there.subscribe({ onEvent: heard, onGap() {} });
    await there.close();

    here.publish(message);
    here.publish(read);
    await close?.(); // waits for pending notifications

    expect(heard).not.toHaveBeenCalled();
  });
});
