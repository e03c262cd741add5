import { PAGE_CACHE, PICTURE_CACHE } from "../../../wire/pages/service_worker.ts";

/** They exist only while a person is signed in. */
const PRIVATE_CACHES = [PAGE_CACHE, PICTURE_CACHE] as const;

type PrivateCache = (typeof PRIVATE_CACHES)[number];

/** Between finding a cache and opening it, another tab could remove it: opening would make a new one, which stays. */
const LOCK = "weekplate-private-caches";

/** Makes the caches of the signed-in person, if they are missing. */
export async function makePrivateCaches(): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    await Promise.all(PRIVATE_CACHES.map((name) => caches.open(name)));
  });
}

/** Removes them, for the end of a session, once nothing uses them. */
export async function removePrivateCaches(): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    await Promise.all(PRIVATE_CACHES.map((name) => caches.delete(name)));
  });
}

/** Uses one of them. Does nothing if there is none, which means that no person is signed in. */
export async function usePrivateCache<Result>(
  name: PrivateCache,
  use: (cache: Cache) => Promise<Result>,
): Promise<Result | undefined> {
  return await navigator.locks.request(LOCK, { mode: "shared" }, async () =>
    (await caches.has(name)) ? await use(await caches.open(name)) : undefined,
  );
}
