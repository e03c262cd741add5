import { expect, it } from "vitest";
import { addLine, mergeLists, removeEntries } from "../../../../core/shopping/mod.ts";
import { MemoryOutboxStore } from "../../../testing/memory_outbox_store.ts";
import { memoryStorage } from "../../../testing/memory_storage.ts";
import { adoptFormerOutboxes } from "./former_outboxes.ts";

const LIST_KEY = "weekplate-unsent-list-maya";

it("takes over the changes of the list once, also if it ends midway", async () => {
  const [store, device] = [new MemoryOutboxStore(), memoryStorage()];
  const lines = Array.from({ length: 250 }, (_, n) => addLine(`line-${n}`, "milk"));
  const change = mergeLists(...lines, removeEntries(["x"]));
  device.setItem(LIST_KEY, JSON.stringify({ ...change, householdId: 4 }));

  store.isFull = true;
  await expect(adoptFormerOutboxes(store, { personId: "maya", device, tab: memoryStorage() })).rejects.toThrow("full");
  store.isFull = false;
  await adoptFormerOutboxes(store, { personId: "maya", device, tab: memoryStorage() });

  const actions = (await store.list("maya")).map(({ action }) => action);
  expect(mergeLists(...actions.flatMap((action) => (action.kind === "list" ? action.change : [])))).toEqual(change);
  expect(actions).toMatchObject([{ householdId: 4 }, { householdId: 4 }]);
  expect(device.getItem(LIST_KEY)).toBeNull();
});

it.each(["nothing readable", '{"entries":[null],"removed":[]}'])("drops what cannot be read: %s", async (text) => {
  const [store, device] = [new MemoryOutboxStore(), memoryStorage()];
  device.setItem(LIST_KEY, text);
  await adoptFormerOutboxes(store, { personId: "maya", device, tab: memoryStorage() });
  expect([await store.list("maya"), device.length]).toEqual([[], 0]);
});

it("takes over the messages of a tab, and drops what cannot be read", async () => {
  const [store, tab] = [new MemoryOutboxStore(), memoryStorage()];
  const message = { receiverId: 2, text: "Or red?", writtenAt: "2026-11-20T18:06:00.000Z" };
  const kept = [
    { ...message, clientMessageId: "a", isRefused: false },
    { ...message, clientMessageId: "b", isRefused: true },
    { text: 7 },
    null,
  ];
  tab.setItem("weekplate-unsent-maya", JSON.stringify(kept));
  await adoptFormerOutboxes(store, { personId: "maya", device: memoryStorage(), tab });
  const action = { kind: "message", receiverId: 2, text: "Or red?" };
  expect(await store.list("maya")).toMatchObject([
    { id: "a", madeAt: message.writtenAt, action },
    { id: "b", action, refusal: { code: "internal" } },
  ]);
  expect(tab.length).toBe(0);
});
