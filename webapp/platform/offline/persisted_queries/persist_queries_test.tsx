import { dehydrate, hydrate, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../api/mod.ts";
import { MemoryIdentity } from "../../identity/memory/mod.ts";
import { persistQueries, restoreAnswers } from "./persist_queries.ts";
import type { PersistedQuery, PersistedQueryStore } from "./persisted_query_store.ts";

const MAYA = { id: "uid-maya", email: "maya@example.com", fullName: "Maya Lindqvist" };

class MemoryPersistedQueryStore implements PersistedQueryStore {
  readonly kept = new Map<string, readonly PersistedQuery[]>();

  async read(personId: string): Promise<readonly PersistedQuery[]> {
    return this.kept.get(personId) ?? [];
  }

  async write(personId: string, answers: readonly PersistedQuery[]): Promise<void> {
    this.kept.set(personId, [...(this.kept.get(personId) ?? []), ...answers]);
  }
}

function device(start: { signedIn?: typeof MAYA | undefined } = { signedIn: MAYA }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answerStore = new MemoryPersistedQueryStore();
  const identity = new MemoryIdentity(start);
  return { client, answerStore, identity };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("stores together the replies that arrive within a moment: the last answer of each query, and no searches", async () => {
  const { client, answerStore, identity } = device();
  persistQueries(client, { identity, answerStore });

  client.setQueryData(["pantry"], { foods: ["eggs"] });
  client.setQueryData(["pantry"], { foods: ["eggs", "rice"] });
  client.setQueryData(["searches", "soup"], []);
  await vi.advanceTimersByTimeAsync(1_000);

  expect(answerStore.kept.get(MAYA.id)).toMatchObject([{ queryKey: ["pantry"], data: { foods: ["eggs", "rice"] } }]);
});

it("stores the replies that came with a page", async () => {
  const { client, answerStore, identity } = device();
  persistQueries(client, { identity, answerStore });
  const server = new QueryClient();
  server.setQueryData(["pantry"], { foods: ["eggs"] });

  hydrate(client, dehydrate(server));
  await vi.advanceTimersByTimeAsync(1_000);

  expect(answerStore.kept.get(MAYA.id)).toMatchObject([{ queryKey: ["pantry"], data: { foods: ["eggs"] } }]);
});

it("stores no e-mail address", async () => {
  const { client, answerStore, identity } = device();
  persistQueries(client, { identity, answerStore });

  client.setQueryData(["current-user"], { userId: 7, email: MAYA.email });
  await vi.advanceTimersByTimeAsync(1_000);

  expect(answerStore.kept.get(MAYA.id)).toMatchObject([{ data: { userId: 7, email: null } }]);
});

it("removes what the server says is not there", async () => {
  const { client, answerStore, identity } = device();
  persistQueries(client, { identity, answerStore });
  const gone = new ApiError("Gone", { status: 404, code: "recipe_not_found" });

  await client.prefetchQuery({ queryKey: ["recipe", "soup"], queryFn: () => Promise.reject(gone) });
  await vi.advanceTimersByTimeAsync(1_000);

  expect(answerStore.kept.get(MAYA.id)).toMatchObject([{ queryKey: ["recipe", "soup"], data: undefined }]);
});

it("writes nothing for a person who has logged out before it is written", async () => {
  const { client, answerStore, identity } = device();
  persistQueries(client, { identity, answerStore });
  client.setQueryData(["pantry"], { foods: [] });

  await identity.logOut();
  await vi.advanceTimersByTimeAsync(1_000);

  expect(answerStore.kept.size).toBe(0);
});

it("restores persisted queries as stale, but never over a newer reply, and does not store them again", async () => {
  const { client, answerStore, identity } = device();
  persistQueries(client, { identity, answerStore });
  answerStore.kept.set(MAYA.id, [
    { queryKey: ["pantry"], data: "old", writtenAtMs: 1_000 },
    { queryKey: ["household"], data: "old", writtenAtMs: 2_000 },
  ]);
  client.setQueryData(["pantry"], "new");
  await vi.advanceTimersByTimeAsync(1_000);
  const written = answerStore.kept.get(MAYA.id)?.length;

  await restoreAnswers(client, { identity, answerStore });
  await vi.advanceTimersByTimeAsync(1_000);

  expect(client.getQueryData(["pantry"])).toBe("new");
  expect(client.getQueryState(["household"])).toMatchObject({
    data: "old",
    dataUpdatedAt: 2_000,
    isInvalidated: true,
  });
  expect(answerStore.kept.get(MAYA.id)).toHaveLength(written ?? 0);
});

it("does not wait for a device that does not answer", async () => {
  const { client, identity } = device();
  const answerStore: PersistedQueryStore = { read: () => new Promise(() => {}), write: async () => {} };

  const restored = restoreAnswers(client, { identity, answerStore });
  await vi.advanceTimersByTimeAsync(1_500);

  await expect(restored).resolves.toBeUndefined();
});
