import { DomainError } from "../shared/mod.ts";
import type { PhotoKey, PhotoVariant, PhotoWidth } from "./photo.ts";

/** A stretch of a stored picture, in bytes; at least one. */
export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/** A stored picture, or a part of one, that is being read. */
export interface PhotoContent {
  /** Of what is being read, in bytes. */
  readonly length: number;
  readonly body: AsyncIterable<Uint8Array>;
  /** Lets go of what reading holds. To be called in any case; twice does no harm. */
  close(): Promise<void>;
}

/** A photo as the storage lists it. */
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

  /** Length of one variant in bytes, which is not read for that; undefined where there is none. */
  sizeOf(key: PhotoKey, width: PhotoWidth): Promise<number | undefined>;

  /** One variant, or that part of it, which has to lie within it; undefined where there is none. */
  get(key: PhotoKey, width: PhotoWidth, options?: { part?: ByteRange | undefined }): Promise<PhotoContent | undefined>;

  /** Takes all variants of a key away; from then on none is given any more. A key that is not there stays so. */
  remove(key: PhotoKey): Promise<void>;

  /**
   * At most `limit` photos (1 to 300), in an order of the storage's own that stays the same, from the first after
   * `after`, whether or not that one is still there.
   */
  list(options: { after: PhotoKey | undefined; limit: number }): Promise<StoredPhoto[]>;
}

/** What every storage throws when it fails, whatever the reason. */
export function photosUnavailable(cause: unknown): DomainError {
  return new DomainError(
    "photos_unavailable",
    "Photos can't be stored or shown right now. Please try again in a moment.",
    {
      cause,
    },
  );
}
