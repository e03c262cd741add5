import { isAppRoute } from "../../../../wire/pages/app_routes.ts";
import { PAGE_VERSION_PLACEHOLDER, SEND_LIST, USE_NEW_VERSION } from "../../../../wire/pages/service_worker.ts";
import { type AppVersion, answerFile, answerPage, dropOldVersions, storeApp } from "./app_files.ts";
import { PictureCache } from "./picture_cache.ts";
import { sendList } from "./send_list.ts";
import type { RequestEvent, WorkerScope } from "./worker_scope.ts";

// The service worker: the app's page and files without a network, and a cache of pictures. It never answers for the API,
// sockets, calendars or downloads, and stores no page itself: `docs/decisions/0033-offline-reading.md`. It sends ticks that
// were made offline if no page is open any more: `docs/decisions/0034-one-outbox.md`.

declare global {
  /** The build writes the list of files that the app needs offline here. */
  var APP_FILES: readonly string[];
}

const scope = globalThis as unknown as WorkerScope; // sound: this file only runs as a service worker
const version: AppVersion = { id: PAGE_VERSION_PLACEHOLDER, files: APP_FILES };
const pictures = new PictureCache();

/** Pages that mostly people without a session open: the server's may be newer, and say more to them. */
const SIGNED_OUT = /^\/(?:|login|join|shared\/.*)$/iu;

scope.addEventListener("install", (event) => event.waitUntil(storeApp(version)));

scope.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([dropOldVersions(version), scope.clients.claim()])),
);

scope.addEventListener("message", (event) => {
  if (event.data === USE_NEW_VERSION) event.waitUntil(scope.skipWaiting());
});

scope.addEventListener("sync", (event) => {
  if (event.tag === SEND_LIST) event.waitUntil(sendListWithoutPage());
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin || request.headers.has("range")) return;
  if (request.mode === "navigate") return answerNavigation(event, pathname);
  if (pathname.startsWith("/assets/")) event.respondWith(answerFile(request, version));
  else if (/^\/(?:pictures|photos)\//u.test(pathname)) {
    event.respondWith(pictures.answer(request, (work) => event.waitUntil(work)));
  }
});

function answerNavigation(event: RequestEvent, pathname: string): void {
  if (!isAppRoute(pathname)) return;
  const { request } = event;
  if (!SIGNED_OUT.test(pathname)) event.respondWith(answerPage(request, version));
  else event.respondWith(fetch(request).catch(() => answerPage(request, version)));
}

/** An open page sends it itself, and shows the result. */
async function sendListWithoutPage(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length === 0) await sendList();
}
