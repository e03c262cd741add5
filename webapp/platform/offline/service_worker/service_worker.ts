import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { isAppRoute } from "../../../../wire/pages/app_routes.ts";
import { PAGE_VERSION_PLACEHOLDER, SEND_LIST, SHELL_PATH } from "../../../../wire/pages/service_worker.ts";
import { AppFiles, FILE_CACHE } from "./app_files.ts";
import { appPages } from "./app_pages.ts";
import { PictureCache } from "./picture_cache.ts";
import { sendList } from "./send_list.ts";
import type { WorkerScope } from "./worker_scope.ts";

// The service worker: the app's shell and files without a network, and a cache of pictures. It never answers for the API,
// sockets, calendars or downloads, and stores no page of a person: `docs/decisions/0033-offline-reading.md`. It sends ticks
// that were made offline if no page is open any more: `docs/decisions/0034-one-outbox.md`.

declare global {
  /** The build writes the list of files that the app needs offline here. */
  var APP_FILES: readonly string[];
}

const scope = globalThis as unknown as WorkerScope; // sound: this file only runs as a service worker
const SHELL_CACHE = "weekplate-app-shell";
/** Caches of earlier versions of this worker: one for each version of the app, and one of pages. */
const FORMER_CACHE = /^weekplate-(?:app-|pages$)/u;
const files = new AppFiles(APP_FILES);

setCacheNameDetails({ prefix: "weekplate", precache: "app-shell", suffix: "" });
precache([{ url: SHELL_PATH, revision: PAGE_VERSION_PLACEHOLDER }]);
clientsClaim();
scope.addEventListener("install", (event) => event.waitUntil(files.install(event)));
scope.addEventListener("activate", (event) => event.waitUntil(Promise.all([files.removeOld(), removeFormerCaches()])));

registerRoute(({ request, sameOrigin, url }) => {
  return sameOrigin && request.mode === "navigate" && isAppRoute(url.pathname);
}, appPages());
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"), files);
registerRoute(({ request, sameOrigin, url }) => {
  return sameOrigin && /^\/(?:pictures|photos)\//u.test(url.pathname) && !request.headers.has("range");
}, new PictureCache());

scope.addEventListener("message", (event) => {
  const { data } = event;
  // Workbox's message, and that of pages that were opened before this worker used it.
  const isWanted = data === "use-new-version" || (data as { type?: unknown } | null)?.type === "SKIP_WAITING";
  if (isWanted) event.waitUntil(scope.skipWaiting());
});

scope.addEventListener("sync", (event) => {
  if (event.tag === SEND_LIST) event.waitUntil(sendListWithoutPage());
});

async function removeFormerCaches(): Promise<void> {
  const former = (await caches.keys()).filter((name) => FORMER_CACHE.test(name));
  const unused = former.filter((name) => name !== FILE_CACHE && name !== SHELL_CACHE);
  await Promise.all(unused.map((name) => caches.delete(name)));
}

/** An open page sends it itself, and shows the result. */
async function sendListWithoutPage(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length === 0) await sendList();
}
