import { PICTURE_CACHE } from "../../../wire/pages/service_worker.ts";

/** Between finding the cache and opening it, another tab could remove it: opening would make a new one, which stays. */
const LOCK = "weekplate-picture-cache";

/** Makes the cache of the signed-in person's pictures, if it is missing. */
export async function makePictureCache(): Promise<void> {
  await navigator.locks.request(LOCK, () => caches.open(PICTURE_CACHE));
}

/** Removes it, for the end of a session, once nothing uses it. */
export async function removePictureCache(): Promise<void> {
  await navigator.locks.request(LOCK, () => caches.delete(PICTURE_CACHE));
}

/** Uses it. Does nothing if there is none, which means that no person is signed in. */
export async function usePictureCache<Result>(use: (cache: Cache) => Promise<Result>): Promise<Result | undefined> {
  return await navigator.locks.request(LOCK, { mode: "shared" }, async () =>
    (await caches.has(PICTURE_CACHE)) ? await use(await caches.open(PICTURE_CACHE)) : undefined,
  );
}
