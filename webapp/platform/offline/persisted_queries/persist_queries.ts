import type { QueryClient } from "@tanstack/react-query";
import type { Services } from "../../../services.ts";
import { ApiError } from "../../api/mod.ts";
import { isPersisted, PERSISTED_QUERIES } from "./persisted_query_keys.ts";
import type { PersistedQuery, PersistedQueryStore } from "./persisted_query_store.ts";

/** Answers that arrive within this time are written together. */
const WRITE_DELAY_MS = 1_000;
/** A page waits no longer for the device's data: it then asks the server. */
const READ_MAX_MS = 1_500;

type Needs = Pick<Services, "identity"> & { readonly answerStore: PersistedQueryStore };

const restored = new WeakMap<QueryClient, { readonly personId: string; readonly done: Promise<void> }>();

/**
 * Writes answers to the device as they arrive, while a person is signed in.
 *
 * @param delayMs default 1,000
 */
export function persistQueries(
  client: QueryClient,
  { identity, answerStore, delayMs = WRITE_DELAY_MS }: Needs & { delayMs?: number },
): void {
  const changed = new Map<string, PersistedQuery>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let personId: string | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const answers = [...changed.values()];
    changed.clear();
    if (personId !== undefined && personId === identity.current?.id && answers.length > 0) {
      void answerStore.write(personId, answers);
    }
  }

  // Restored queries stay for as long as the app is open, as they would be lost offline.
  for (const queryKey of PERSISTED_QUERIES) client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  client.getQueryCache().subscribe((event) => {
    if (!isPersisted(event.query.queryKey) || isRestoring.has(client)) return;
    const { queryKey, queryHash, state } = event.query;
    const isGone = event.type === "updated" && event.action.type === "error" && isRefused(event.action.error);
    // A page that the server drew brings its answers along.
    const isDrawn = event.type === "added" && state.data !== undefined;
    const isNew = event.type === "updated" && event.action.type === "success";
    const current = identity.current?.id;
    if (current === undefined || !(isNew || isDrawn || isGone)) return;
    if (current !== personId) changed.clear();
    personId = current;
    const data = isGone || state.data === null ? undefined : withoutEmail(state.data);
    changed.set(queryHash, { queryKey, data, writtenAtMs: state.dataUpdatedAt });
    timer ??= setTimeout(write, delayMs);
  });
  // A page that is closed gets no more time.
  addEventListener("pagehide", write);
}

/** The device stores no e-mail address, which is in the reply of who the caller is. No page shows it from there. */
function withoutEmail(data: unknown): unknown {
  return typeof data === "object" && data !== null && "email" in data ? { ...data, email: null } : data;
}

/** Whether the person may not read it any more. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}

/** Clients that are being filled from the device: this is no news. */
const isRestoring = new WeakSet<QueryClient>();

/** Restores the signed-in person's persisted queries, once. Newer data in the cache stays. Never rejects. */
export async function restoreAnswers(client: QueryClient, { identity, answerStore }: Needs): Promise<void> {
  const personId = identity.current?.id;
  if (personId === undefined) return;
  const before = restored.get(client);
  if (before?.personId === personId) return await before.done;
  const done = showAnswersOf(personId, { client, identity, answerStore });
  restored.set(client, { personId, done });
  await done;
}

async function showAnswersOf(
  personId: string,
  { client, identity, answerStore }: Needs & { readonly client: QueryClient },
): Promise<void> {
  const answers = await Promise.race([
    answerStore.read(personId),
    new Promise<readonly PersistedQuery[]>((resolve) => setTimeout(() => resolve([]), READ_MAX_MS)),
  ]);
  if (identity.current?.id === personId) show(client, answers);
}

function show(client: QueryClient, answers: readonly PersistedQuery[]): void {
  isRestoring.add(client);
  for (const { queryKey, data, writtenAtMs } of answers) {
    if (!isPersisted(queryKey) || client.getQueryData(queryKey) !== undefined) continue;
    client.setQueryData(queryKey, data, { updatedAt: writtenAtMs });
    // A person who opens the app again wants to see other people's changes, even recent ones.
    client.getQueryCache().find({ queryKey })?.invalidate();
  }
  isRestoring.delete(client);
}
