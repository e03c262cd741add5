import { afterEach, describe, expect, it, vi } from "vitest";
import { addLine } from "../../core/shopping/mod.ts";
import type { OutboxEntry, OutboxStore } from "../platform/offline/outbox/mod.ts";

function entryOf(id: string, line = id): OutboxEntry {
  const action = { kind: "list", change: addLine(id, line), householdId: 1 } as const;
  return { id, madeAt: "2026-11-20T18:06:00.000Z", action };
}

/** Tests of every {@linkcode OutboxStore}. `tab` opens the same device's store once more, as another tab does. */
export function outboxStoreContract(
  name: string,
  { tab, cleanUp }: { readonly tab: () => OutboxStore; readonly cleanUp: () => Promise<void> },
): void {
  describe(`${name} as a store of what is unsent`, () => {
    afterEach(cleanUp);

    it("lists each person's entries in the order in which any tab added them", async () => {
      const [one, other] = [tab(), tab()];
      await one.put("maya", entryOf("c"));
      await other.put("maya", entryOf("a"));
      await one.put("tomas", entryOf("c", "his"));
      await one.put("maya", entryOf("b"));
      expect(await other.list("maya")).toEqual([entryOf("c"), entryOf("a"), entryOf("b")]);
      expect(await one.list("tomas")).toEqual([entryOf("c", "his")]);
      expect(await one.list("priya")).toEqual([]);
    });

    it("replaces an entry in its place", async () => {
      const store = tab();
      await store.put("maya", entryOf("a"));
      await store.put("maya", entryOf("b"));
      await store.put("maya", entryOf("a", "bread"));
      expect(await store.list("maya")).toEqual([entryOf("a", "bread"), entryOf("b")]);
    });

    it("removes only the given entries", async () => {
      const store = tab();
      for (const id of ["a", "b", "c"]) await store.put("maya", entryOf(id));
      await store.put("tomas", entryOf("a"));
      await store.remove("maya", ["a", "c", "unknown"]);
      expect(await store.list("maya")).toEqual([entryOf("b")]);
      await store.forget("maya");
      expect([await store.list("maya"), await store.list("tomas")]).toEqual([[], [entryOf("a")]]);
    });

    it("lets one tab act at a time in each queue, also after one that failed", async () => {
      const [one, other] = [tab(), tab()];
      const acts: string[] = [];
      const act = (text: string) => async () => {
        acts.push(`${text} begins`);
        await one.list("maya");
        acts.push(`${text} ends`);
        if (text === "first") throw new Error("failed on purpose");
      };
      const requests = { personId: "maya", queue: "requests" } as const;
      const first = one.exclusively(requests, async () => {
        await other.exclusively({ ...requests, queue: "messages" }, async () => void acts.push("a message"));
        await act("first")();
      });
      const second = other.exclusively(requests, act("second"));
      await expect(first).rejects.toThrow("failed on purpose");
      await second;
      expect(acts).toEqual(["a message", "first begins", "first ends", "second begins", "second ends"]);
    });

    it("notifies the other tabs of a person's changes", async () => {
      const [one, other] = [tab(), tab()];
      const onChange = vi.fn();
      const stops = [one.watch("maya", () => {}), other.watch("maya", onChange)];
      await one.put("maya", entryOf("a"));
      await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
      await one.remove("maya", ["a"]);
      await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
      for (const stop of stops) stop();
    });
  });
}
