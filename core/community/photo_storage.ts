import type { PhotoKey, PhotoVariant, PhotoWidth } from "./photo.ts";

/** A stored picture that is being read. */
export interface PhotoContent {
  /** In bytes. */
  readonly length: number;
  readonly body: AsyncIterable<Uint8Array>;
  /** Lets go of what reading holds. To be called in any case; twice does no harm. */
  close(): Promise<void>;
}

export interface StoredPhoto {
  readonly key: PhotoKey;
  readonly storedAt: Date;
}

/**
 * Where photos lie. Every method throws `photos_unavailable` when the place can't be reached, is full or takes too long.
 * Every implementation passes `adapters/contracts/photo_storage_contract.ts`.
 */
export interface PhotoStorage {
  /** Stores all variants of a new key, so that they outlast a crash. */
  put(key: PhotoKey, variants: readonly PhotoVariant[]): Promise<void>;

  /** One variant; undefined where there is none. */
  get(key: PhotoKey, width: PhotoWidth): Promise<PhotoContent | undefined>;

  /** Takes all variants of a key away; from then on none is given any more. A key that is not there stays so. */
  remove(key: PhotoKey): Promise<void>;

  /** At most `limit` photos by ascending key, from the first key after `after`. */
  list(options: { after: PhotoKey | undefined; limit: number }): Promise<StoredPhoto[]>;
}
