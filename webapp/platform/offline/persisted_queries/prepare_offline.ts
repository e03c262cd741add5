import { t } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import type { ToastOptions } from "../../../../ui-kit/Toast/mod.ts";
import type { Services } from "../../../services.ts";
import { loadAllTexts } from "../../language/load_all_texts.ts";
import { loadForOffline } from "./load_for_offline.ts";
import { restoreAnswers } from "./persist_queries.ts";

export interface PrepareOfflineOptions {
  readonly client: QueryClient;
  readonly register: NonNullable<Services["registerWorker"]>;
  showToast(text: string, options: ToastOptions): void;
  readonly signal: AbortSignal;
}

/**
 * Restores the persisted queries, installs the service worker, announces a new version, and loads the texts and data that the
 * person needs offline, unless they save data.
 *
 * @throws {DOMException} `AbortError` once the signal ends it, or another person is signed in
 */
export async function prepareOffline(
  services: Services,
  { client, register, showToast, signal }: PrepareOfflineOptions,
): Promise<void> {
  const { identity, answerStore } = services;
  const personId = identity.current?.id;
  await idle();
  signal.throwIfAborted();
  // A page that the server drew has started without them.
  if (answerStore) await restoreAnswers(client, { identity, answerStore });
  await register((use) =>
    showToast(t`A new version is ready.`, {
      tone: "info",
      group: "new-version",
      duration: Number.POSITIVE_INFINITY,
      action: { text: t`Update`, onSelect: use },
    }),
  );
  if (savesData() || !navigator.onLine) return;
  // The worker caches pictures.
  await controlled(signal);
  await loadAllTexts().catch(() => {}); // each page loads its own
  await loadForOffline(client, services, {
    async idle() {
      await idle();
      signal.throwIfAborted();
      if (identity.current?.id !== personId) throw new DOMException("Another person is signed in", "AbortError");
    },
  });
}

/** The longest wait for a page that has always something to do, in milliseconds. */
const IDLE_MAX_MS = 4_000;

/** Whether the person has asked their browser to load little. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }; // sound: not in every browser
  return connection?.saveData === true;
}

async function controlled(signal: AbortSignal): Promise<void> {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) await once(navigator.serviceWorker, "controllerchange", signal);
  signal.throwIfAborted();
}

function once(target: EventTarget, type: string, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(type, resolve, { once: true, signal }));
}

/** Safari has no idle callbacks. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_MAX_MS });
    else setTimeout(resolve, 0);
  });
}
