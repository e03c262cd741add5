import { expect, it, vi } from "vitest";
import { addLine, mergeLists, removeEntries, type ShoppingList } from "../../../../core/shopping/mod.ts";
import { MemoryOutboxStore } from "../../../testing/memory_outbox_store.ts";
import { ApiError } from "../../api/api_error.ts";
import { OUTBOX_MAX, Outbox } from "./outbox.ts";
import type { OutboxBatch } from "./outbox_batch.ts";
import type { OutboxAction } from "./outbox_entry.ts";

const milk = addLine("a", "2 milk");
const bread = addLine("b", "bread");
const unreachable = new ApiError("", { status: 0, code: "unreachable" });
const busy = new ApiError("Try later", { status: 503, code: "unavailable" });
const full = new ApiError("Finish shopping first.", { status: 409, code: "shopping_list_full" });
const signedOut = new ApiError("Please sign in", { status: 401, code: "not_signed_in" });

const listOf = (change: ShoppingList, householdId = 1): OutboxAction => ({ kind: "list", change, householdId });

/** A tab whose server answers each request with the next of `answers`, and then stores everything. */
function tab(answers: readonly ApiError[] = [], { store = new MemoryOutboxStore(), dropsRefused = false } = {}) {
  const sent: OutboxBatch[] = [];
  const goneElsewhere: OutboxAction[] = [];
  const refused: string[] = [];
  const unreached: string[] = [];
  const rest = [...answers];
  let made = 0;
  const outbox = new Outbox({
    personId: "maya",
    openStore: async () => store,
    async send(batch) {
      sent.push(batch);
      const error = rest.shift();
      if (error) throw error;
    },
    backoffMinMs: 1,
    onGoneElsewhere: (action) => goneElsewhere.push(action),
    onUnreachable: ({ lane }) => unreached.push(lane),
    onRefused({ code }) {
      refused.push(code);
      return dropsRefused;
    },
    newId: () => `${(made += 1)}`,
    now: () => "2026-11-20T18:06:00.000Z",
    log: () => {},
  });
  const changes = () => sent.map(({ action }) => action.kind === "list" && action.change);
  return { outbox, store, sent, goneElsewhere, refused, unreached, changes, unsent: () => store.list("maya") };
}

it("shows an action at once, sends it, and stores nothing of it", async () => {
  const { outbox, changes, unsent } = tab();
  outbox.add(listOf(milk));
  expect(outbox.snapshot().entries).toMatchObject([{ action: listOf(milk) }]);
  expect(await outbox.send()).toBe(true);
  expect(changes()).toEqual([milk]);
  expect(outbox.snapshot()).toEqual({ entries: [], isFailing: false, isNotPersisted: false });
  await vi.waitFor(async () => expect(await unsent()).toEqual([]));
});

it("says what could not reach the server, so that it can be sent without a page", async () => {
  const { outbox, unreached } = tab([unreachable, busy]);
  outbox.add(listOf(milk));
  await outbox.send();
  await outbox.send();
  outbox.stop();

  expect(unreached).toEqual(["list"]);
});

it("stores unsent entries over a reload, and sends them then", async () => {
  const before = tab([unreachable]);
  before.outbox.add(listOf(milk));
  expect(await before.outbox.send()).toBe(false);
  before.outbox.stop();

  const after = tab([], { store: before.store });
  after.outbox.start();
  expect(await after.outbox.send()).toBe(true);
  expect(after.changes()).toEqual([milk]);
});

it("removes what is sent from the device before it sends the next", async () => {
  const store = new MemoryOutboxStore();
  const { outbox, sent } = tab([unreachable], { store });
  const sentByThen: number[] = [];
  const remove = store.remove.bind(store);
  store.remove = async (...which) => {
    await new Promise((resolve) => setTimeout(resolve));
    sentByThen.push(sent.length);
    await remove(...which);
  };
  for (const favourite of [true, false]) outbox.add({ kind: "favourite", recipeId: "shakshuka", favourite });
  await vi.waitFor(() => expect(outbox.snapshot().entries).toEqual([]));

  // The first attempt did not reach the server.
  await vi.waitFor(() => expect(sentByThen).toEqual([2, 3]));
});

it("tries again by itself, and sends what was added meanwhile as one change", async () => {
  const { outbox, changes } = tab([unreachable, busy, unreachable]);
  outbox.add(listOf(milk));
  await outbox.send();
  outbox.add(listOf(bread));
  await vi.waitFor(() => expect(outbox.snapshot().entries).toEqual([]), 10_000);
  expect(changes().at(-1)).toEqual(mergeLists(milk, bread));
});

it("sends a removal that was made while its entry was on its way", async () => {
  const { outbox, changes } = tab();
  outbox.add(listOf(milk));
  await vi.waitFor(() => expect(changes()).toEqual([milk]));
  outbox.add(listOf(removeEntries(["a"])));
  expect(await outbox.send()).toBe(true);
  expect(changes()).toEqual([milk, removeEntries(["a"])]);
});

it("stores refused entries until the person sends them again or discards them", async () => {
  const { outbox, store, refused, changes, unsent } = tab([full, full]);
  outbox.add(listOf(milk));
  expect(await outbox.send()).toBe(true);
  expect(outbox.snapshot()).toMatchObject({ entries: [{ refusal: { message: full.message } }], isFailing: false });
  await vi.waitFor(async () => expect(await unsent()).toMatchObject([{ refusal: { code: full.code } }]));

  const reloaded = tab([], { store });
  reloaded.outbox.start();
  await reloaded.outbox.send();
  expect(reloaded.sent).toEqual([]);
  reloaded.outbox.stop();

  outbox.resend("1");
  await outbox.send();
  outbox.resend("1", listOf(bread));
  expect(await outbox.send()).toBe(true);
  expect(outbox.snapshot().entries).toEqual([]);
  expect([changes(), refused]).toEqual([
    [milk, milk, bread],
    [full.code, full.code],
  ]);

  const other = tab([full]);
  other.outbox.add(listOf(milk));
  await other.outbox.send();
  other.outbox.discard("1");
  await vi.waitFor(async () => expect(await other.unsent()).toEqual([]));
  expect(other.sent).toHaveLength(1);
});

it("drops the given entries", async () => {
  const { outbox, refused } = tab([full], { dropsRefused: true });
  outbox.add(listOf(milk));
  await outbox.send();
  expect([outbox.snapshot().entries, refused]).toEqual([[], [full.code]]);
});

it("stores entries while the session is over", async () => {
  const { outbox, refused, unsent } = tab([signedOut]);
  outbox.add(listOf(milk));
  expect(await outbox.send()).toBe(false);
  outbox.stop();
  expect([refused, (await unsent()).length]).toEqual([[], 1]);
});

it("deletes all entries at log-out, also one that is being stored", async () => {
  const { outbox, unsent } = tab([unreachable, unreachable]);
  outbox.add(listOf(milk));
  await outbox.send();
  outbox.add(listOf(bread));
  await outbox.forget();
  expect([outbox.snapshot().entries, await unsent()]).toEqual([[], []]);
});

it("waits for the first attempt to send an action, and throws the server's refusals", async () => {
  const { outbox, refused } = tab([unreachable, full, full]);
  expect(await outbox.perform(listOf(milk))).toEqual(listOf(milk));
  expect(outbox.snapshot().entries).toHaveLength(1);
  outbox.discard("1");
  await expect(outbox.perform(listOf(bread))).rejects.toBe(full);
  expect([outbox.snapshot().entries, refused]).toEqual([[], []]);
  await expect(outbox.perform(listOf(bread))).rejects.toBe(full);
  await outbox.perform(listOf(milk));
  expect(outbox.snapshot().entries).toEqual([]);
});

it("sends without room on the device, says so, and stores it once there is room", async () => {
  const { outbox, store, unsent } = tab([unreachable, unreachable, unreachable]);
  store.isFull = true;
  outbox.add(listOf(milk));
  await outbox.send();
  await vi.waitFor(() => expect(outbox.snapshot().isNotPersisted).toBe(true));
  store.isFull = false;
  await vi.waitFor(async () => expect([outbox.snapshot().entries, await unsent()]).toEqual([[], []]), 10_000);
  expect(outbox.snapshot().isNotPersisted).toBe(false);
});

it("preserves the order of entries that it had no room for at first", async () => {
  const { outbox, store, sent } = tab([unreachable]);
  const favourite = (is: boolean): OutboxAction => ({ kind: "favourite", recipeId: "soup", favourite: is });
  store.isFull = true;
  outbox.add(favourite(true));
  await outbox.send();
  store.isFull = false;
  outbox.add(favourite(false));
  expect(await outbox.send()).toBe(true);
  expect(sent.slice(-2).map(({ action }) => action)).toEqual([favourite(true), favourite(false)]);
});

it("shares entries with other tabs, of which one sends", async () => {
  const one = tab();
  const other = tab([], { store: one.store });
  other.outbox.start();
  await other.outbox.send();
  one.outbox.add(listOf(milk));
  await Promise.all([one.outbox.send(), other.outbox.send()]);
  await vi.waitFor(() => expect(other.outbox.snapshot().entries).toEqual([]));
  expect([...one.changes(), ...other.changes()]).toEqual([milk]);
  expect([...one.goneElsewhere, ...other.goneElsewhere]).toEqual([listOf(milk)]);
  other.outbox.stop();
});

it("is bounded", async () => {
  const { outbox, refused } = tab([unreachable]);
  for (let n = 0; n <= OUTBOX_MAX; n += 1) outbox.add(listOf(milk));
  expect([outbox.snapshot().entries.length, refused]).toEqual([OUTBOX_MAX, ["outbox_full"]]);
  outbox.stop();
});

it("sends changes of different households apart, and at most 200 entries at once", async () => {
  const { outbox, sent } = tab([unreachable]);
  for (let n = 0; n < 250; n += 1) outbox.add(listOf(addLine(`line-${n}`, "milk")));
  outbox.add(listOf(milk, 2));
  await outbox.send();
  expect(await outbox.send()).toBe(true);
  expect(sent.slice(-3).map(({ entries }) => entries.length)).toEqual([200, 50, 1]);
});
