import { DomainError } from "../shared/mod.ts";
import type { PhotoKey, PhotoType, PhotoVariant, PhotoWidth } from "./photo.ts";

/** A range of a stored picture, in bytes; at least one byte. */
export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/** A stored picture, or a range of one, that is being read. */
export interface PhotoContent {
  /** Length in bytes. */
  readonly length: number;
  readonly body: AsyncIterable<Uint8Array>;
  /** Releases the resources of reading. Always call it; calling it twice is allowed. */
  close(): Promise<void>;
}

/** A photo as the storage lists it. */
export interface StoredPhoto {
  readonly key: PhotoKey;
  readonly storedAt: Date;
}

/**
 * Stores photos. Every method throws `photos_unavailable` if the storage can't be reached, is full or takes too long.
 * Every implementation passes `adapters/contracts/community/photo_storage_contract.ts`.
 */
export interface PhotoStorage {
  /** Stores all variants of a new key durably. */
  put(key: PhotoKey, variants: readonly PhotoVariant[]): Promise<void>;

  /** Length of one variant in bytes, by default of `webp`, without reading it; undefined if there is none. */
  sizeOf(key: PhotoKey, width: PhotoWidth, options?: { type?: PhotoType | undefined }): Promise<number | undefined>;

  /** One variant, by default `webp`, or a range within it; undefined if there is none. */
  get(
    key: PhotoKey,
    width: PhotoWidth,
    options?: { type?: PhotoType | undefined; part?: ByteRange | undefined },
  ): Promise<PhotoContent | undefined>;

  /** Removes all variants of a key. It is not an error if there are none. */
  remove(key: PhotoKey): Promise<void>;

  /**
   * At most `limit` photos (1 to 300) after the key `after`, which need not exist any more; none only after the last one. The
   * storage chooses the order; it never changes.
   */
  list(options: { after: PhotoKey | undefined; limit: number }): Promise<StoredPhoto[]>;
}

/** The error that every storage throws for any failure. */
export function photosUnavailable(cause: unknown): DomainError {
  return new DomainError(
    "photos_unavailable",
    "Photos can't be stored or shown right now. Please try again in a moment.",
    { cause },
  );
}
