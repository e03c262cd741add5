import type { Clock } from "../shared/mod.ts";
import type { PhotoKey } from "./photo.ts";
import type { PhotoStorage } from "./photo_storage.ts";
import type { PostStore } from "./post_store.ts";

export interface SweepPhotosPorts {
  /** The stores that refer to photos: posts, own recipes, moderators. */
  readonly users: readonly Pick<PostStore, "photosInUse">[];
  readonly photoStorage: Pick<PhotoStorage, "list" | "remove">;
  readonly clock: Pick<Clock, "now">;
}

export interface SweepPhotosInput {
  /** Newer photos are not removed, because their post may not be stored yet. Default 60. */
  readonly olderThanMinutes?: number | undefined;
}

const PAGE_SIZE = 200;
const MILLISECONDS_PER_MINUTE = 60_000;

/**
 * Removes photos that nothing needs, page by page. Concurrent sweeps do no harm.
 *
 * @returns how many were removed.
 * @throws {DomainError} `photos_unavailable`
 */
export async function sweepPhotos(ports: SweepPhotosPorts, input: SweepPhotosInput = {}): Promise<number> {
  const { olderThanMinutes = 60 } = input;
  const before = ports.clock.now().getTime() - olderThanMinutes * MILLISECONDS_PER_MINUTE;
  let removed = 0;
  let after: PhotoKey | undefined;
  do {
    const page = await ports.photoStorage.list({ after, limit: PAGE_SIZE });
    const old = page.filter(({ storedAt }) => storedAt.getTime() < before).map(({ key }) => key);
    const needed = await Promise.all(old.length > 0 ? ports.users.map((user) => user.photosInUse(old)) : []);
    for (const key of old.filter((each) => !needed.some((keys) => keys.has(each)))) {
      await ports.photoStorage.remove(key);
      removed += 1;
    }
    after = page.at(-1)?.key;
  } while (after);
  return removed;
}
