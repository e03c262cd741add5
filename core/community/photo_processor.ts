import type { PreparedPhoto } from "./photo.ts";

/** Prepares an uploaded picture for showing. Every implementation passes `adapters/contracts/community/photo_processor_contract.ts`. */
export interface PhotoProcessor {
  /**
   * Rotates a JPEG, PNG or WebP upright, removes all metadata and scales it down, never up. The type is detected from the
   * bytes. Only the first frame of an animation is used.
   *
   * @throws {DomainError} `photo_type_unknown`; `photo_too_large` if it has too many pixels; `photo_unreadable` if it
   * can't be decoded; `photos_unavailable` if the queue is full or this photo waited too long.
   */
  prepare(bytes: Uint8Array): Promise<PreparedPhoto>;
}
