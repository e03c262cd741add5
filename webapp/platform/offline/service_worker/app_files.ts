import { SHELL_PATH } from "../../../../wire/pages/service_worker.ts";

/** Begins the name of each version's cache. */
export const APP_CACHE = "weekplate-app-";
/** Requests at the same time while a version is stored: the page that is open comes first. */
const MOST_AT_ONCE = 2;

/** The files of one version of the web app. */
export interface AppVersion {
  /** Differs with the files and with the page. */
  readonly id: string;
  /** Addresses of the files that the app needs offline, without the page. */
  readonly files: readonly string[];
}

/**
 * Stores the page and the files of a version. Files with a content hash in their name are copied from other versions.
 *
 * @throws if a file can't be loaded: the version is then not installed
 */
export async function storeApp({ id, files }: AppVersion): Promise<void> {
  const cache = await caches.open(APP_CACHE + id);
  await cache.put(SHELL_PATH, await loaded(new Request(SHELL_PATH, { cache: "no-cache" })));
  const waiting = [...files];
  const storeNext = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      if (await cache.match(file)) continue;
      await cache.put(file, (await caches.match(file)) ?? (await loaded(new Request(file))));
    }
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, storeNext));
}

/** Removes earlier versions except the newest of them, whose tabs may still be open and load more of it. */
export async function dropOldVersions({ id }: Pick<AppVersion, "id">): Promise<void> {
  const names = await caches.keys(); // in the order in which they were created
  const others = names.filter((name) => name.startsWith(APP_CACHE) && name !== APP_CACHE + id);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** The version's page with the person's last view, or the server's page at this address if the page is not stored. */
export async function answerPage(request: Request, { id }: Pick<AppVersion, "id">): Promise<Response> {
  const cache = await caches.open(APP_CACHE + id);
  const shell = await cache.match(SHELL_PATH);
  return shell ?? (await fetch(request));
}

/** A file of any stored version; from the server it is stored with this version. */
export async function answerFile(request: Request, { id }: Pick<AppVersion, "id">): Promise<Response> {
  const cache = await caches.open(APP_CACHE + id);
  const stored = (await cache.match(request)) ?? (await caches.match(request));
  if (stored) return stored;
  const response = await fetch(request);
  // A full device or a deleted cache is no reason to refuse the file.
  if (response.ok) await cache.put(request, response.clone()).catch(() => undefined);
  return response;
}

async function loaded(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok) throw new Error(`Cannot store ${request.url}: the server replied ${response.status}`);
  return response;
}
