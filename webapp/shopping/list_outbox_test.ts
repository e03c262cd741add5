import { expect, it, vi } from "vitest";
import { addLine, EMPTY_LIST, mergeLists, removeEntries, type ShoppingList } from "../../core/shopping/mod.ts";
import { ApiError } from "../api/api_error.ts";
import type { ShoppingChangeReply } from "../api/shopping_api.ts";
import { memoryStorage } from "../testing/memory_storage.ts";
import { ListOutbox } from "./list_outbox.ts";

const milk = addLine("a", "2 milk");
const bread = addLine("b", "bread");
const reply: ShoppingChangeReply = {
  household: { householdId: 1, version: 1 },
  list: EMPTY_LIST,
  foods: { bought: [], lines: [] },
};
const offline = new ApiError("", { status: 0, code: "unreachable" });

/** An outbox whose server answers each request with the next of `answers`, and then stores everything. */
function outbox(answers: readonly ApiError[] = [], storage = memoryStorage()) {
  const sent: ShoppingList[] = [];
  const rest = [...answers];
  const refused: ApiError[] = [];
  const households: unknown[] = [];
  let left = 0;
  const made = new ListOutbox({
    api: {
      async change(change, { householdId }) {
        sent.push(change);
        households.push(householdId);
        const error = rest.shift();
        if (error) throw error;
        return reply;
      },
    },
    storage,
    personId: "maya",
    retryDelayMs: 1,
    onStored: () => {},
    onOtherHousehold: () => (left += 1),
    onRefused: (error) => refused.push(error),
    log: () => {},
  });
  return { outbox: made, sent, households, refused, storage, timesLeft: () => left };
}

it("sends a change, and keeps nothing of it", async () => {
  const { outbox: box, sent, storage } = outbox();
  box.add(milk);
  expect(box.snapshot()).toEqual({ unsent: milk, isFailing: false });
  expect(await box.send()).toBe(true);

  expect(sent).toEqual([milk]);
  expect(box.snapshot()).toEqual({ unsent: EMPTY_LIST, isFailing: false });
  expect(new ListOutbox({ ...options(), storage }).snapshot().unsent).toEqual(EMPTY_LIST);
});

it("keeps what was not sent over a reload, and sends it then", async () => {
  const { outbox: before, storage } = outbox([offline]);
  before.add(milk);
  expect(await before.send()).toBe(false);
  before.stop({ forget: false });

  const { outbox: after, sent } = outbox([], storage);
  expect(after.snapshot().unsent).toEqual(milk);
  expect(await after.send()).toBe(true);
  expect(sent).toEqual([milk]);
});

it("says that sending fails, tries again by itself, and sends what was added meanwhile", async () => {
  const { outbox: box, sent } = outbox([offline, offline]);
  box.add(milk);
  await box.send();
  expect(box.snapshot().isFailing).toBe(true);
  box.add(bread);

  await vi.waitFor(() => expect(box.snapshot()).toEqual({ unsent: EMPTY_LIST, isFailing: false }), 10_000);
  expect(sent.at(-1)).toEqual(mergeLists(milk, bread));
});

it("sends a removal that was made while its entry was on its way", async () => {
  const { outbox: box, sent } = outbox();
  box.add(milk);
  box.add(removeEntries(["a"]));
  expect(box.snapshot().unsent).toEqual(removeEntries(["a"]));
  expect(await box.send()).toBe(true);
  expect(sent).toEqual([milk, removeEntries(["a"])]);
});

it("drops what the server refuses, and says why", async () => {
  const full = new ApiError("Finish shopping first.", { status: 409, code: "shopping_list_full", requestId: "1" });
  const { outbox: box, refused } = outbox([full]);
  box.add(milk);
  expect(await box.send()).toBe(true);
  expect(refused).toEqual([full]);
});

it("drops all that was for a former household's list, also after a reload, and says so once", async () => {
  const { outbox: before, storage } = outbox([offline]);
  before.add(milk, { householdId: 4 });
  await before.send();
  before.stop({ forget: false });

  const changed = new ApiError("Another list", { status: 409, code: "household_changed", requestId: "1" });
  const { outbox: box, sent, households, refused, timesLeft } = outbox([offline, changed], storage);
  box.add(bread, { householdId: 4 });
  await box.send();
  expect(await box.send()).toBe(true);
  expect(households).toEqual([4, 4]);
  expect([timesLeft(), refused]).toEqual([1, []]);
  expect(new ListOutbox({ ...options(), storage }).snapshot().unsent).toEqual(EMPTY_LIST);

  box.add(milk, { householdId: 5 });
  expect(await box.send()).toBe(true);
  expect([sent.at(-1), households.at(-1), timesLeft()]).toEqual([milk, 5, 1]);
});

it("drops what is unsent when the list of another household is changed", async () => {
  const { outbox: box, sent, timesLeft } = outbox([offline]);
  box.add(milk, { householdId: 4 });
  await box.send();
  box.add(bread, { householdId: 5 });
  expect(await box.send()).toBe(true);
  expect([sent.at(-1), timesLeft()]).toEqual([bread, 1]);
});

it("keeps changes while the session is over, and forgets them at log-out", async () => {
  const {
    outbox: box,
    refused,
    storage,
  } = outbox([new ApiError("Please sign in", { status: 401, code: "not_signed_in", requestId: "1" })]);
  box.add(milk);
  expect(await box.send()).toBe(false);
  expect(refused).toEqual([]);
  box.stop({ forget: true });
  expect(new ListOutbox({ ...options(), storage }).snapshot().unsent).toEqual(EMPTY_LIST);
});

it("sends at most 200 entries at once", async () => {
  const { outbox: box, sent } = outbox([offline]);
  box.add(mergeLists(...Array.from({ length: 250 }, (_, place) => addLine(`line-${place}`, "milk"))));
  await box.send();
  expect(await box.send()).toBe(true);
  expect(sent.slice(1).map(({ entries }) => entries.length)).toEqual([200, 50]);
});

it("starts empty where what is stored cannot be read", () => {
  const storage = memoryStorage();
  storage.setItem("weekplate-unsent-list-maya", '{"entries":[null],"removed":[]}');
  expect(new ListOutbox({ ...options(), storage }).snapshot().unsent).toEqual(EMPTY_LIST);
});

function options() {
  return {
    api: { change: async () => reply },
    personId: "maya",
    onStored: () => {},
    onOtherHousehold: () => {},
    onRefused: () => {},
    log: () => {},
  };
}
