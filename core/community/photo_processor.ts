import type { PreparedPhoto } from "./photo.ts";

/** Makes a picture fit to be shown. Every implementation passes `adapters/contracts/photo_processor_contract.ts`. */
export interface PhotoProcessor {
  /**
   * Turns a JPEG, PNG or WEBP upright, drops all its metadata and makes it smaller, never larger. The type is told by
   * the bytes. Of a moving picture the first frame is taken.
   *
   * @throws {DomainError} `photo_type_unknown`; `photo_too_large` where it has too many pixels; `photo_unreadable`
   * where it can't be decoded; `photos_unavailable` where too many photos wait already, or this one waited too long.
   */
  prepare(bytes: Uint8Array): Promise<PreparedPhoto>;
}
