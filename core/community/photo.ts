import { DomainError } from "../shared/mod.ts";

declare const brand: unique symbol;

/** Name of a photo's folder in the storage: random, so that its address can't be guessed. */
export type PhotoKey = string & { readonly [brand]: "PhotoKey" };

/** Largest photo that is accepted, in MiB. */
export const PHOTO_MAX_MIB = 10;
/** {@linkcode PHOTO_MAX_MIB} in bytes. */
export const PHOTO_MAX_BYTES = PHOTO_MAX_MIB * 1024 * 1024;

/** Most pixels that a photo may have, width times height. */
export const PHOTO_MAX_PIXELS = 50_000_000;

/** Widths in which a photo is stored, in pixels. A narrower photo is not enlarged. */
export const PHOTO_WIDTHS = [1600, 800, 400] as const;

export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** The format of one of a photo's files. */
export type PhotoType = "webp" | "avif";

/** Widths that are stored as AVIF too, which has half the bytes. 1600 pixels would take longer to encode than both. */
export const AVIF_PHOTO_WIDTHS = [800, 400] as const satisfies readonly PhotoWidth[];

/** One of the files in which a photo is stored. */
export interface PhotoFile {
  readonly width: PhotoWidth;
  readonly type: PhotoType;
}

/** Every file that a photo may have. Photos that were stored before there was AVIF have those of WebP only. */
export const PHOTO_FILES: readonly PhotoFile[] = [
  ...PHOTO_WIDTHS.map((width) => ({ width, type: "webp" as const })),
  ...AVIF_PHOTO_WIDTHS.map((width) => ({ width, type: "avif" as const })),
];

/** Width of the photo in the feed; a post stores its real size. */
export const FEED_PHOTO_WIDTH = 800 satisfies PhotoWidth;

/** A picture's real size in pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** One width of a photo, without metadata. */
export interface PhotoVariant {
  readonly width: PhotoWidth;
  /** Default `webp`. */
  readonly type?: PhotoType | undefined;
  readonly bytes: Uint8Array;
}

/** A photo that is ready to show: upright, re-encoded, without metadata. */
export interface PreparedPhoto {
  /** One for each of {@linkcode PHOTO_FILES}. */
  readonly variants: readonly PhotoVariant[];
  /** The real size of the variant of {@linkcode FEED_PHOTO_WIDTH}. */
  readonly feedSize: PhotoSize;
}

/**
 * Checks that there is a photo, and that it is not too large.
 *
 * @throws {DomainError} `invalid_input` with the message `missing`, `photo_too_large`
 */
export function requirePhoto(photo: Uint8Array | undefined, missing: string): Uint8Array {
  if (!photo || photo.length === 0) throw new DomainError("invalid_input", missing, { field: "photo" });
  if (photo.length > PHOTO_MAX_BYTES) {
    const message = `Cannot take the photo: it is larger than ${PHOTO_MAX_MIB} MB`;
    throw new DomainError("photo_too_large", message, { field: "photo" });
  }
  return photo;
}

/**
 * Reads a photo key.
 *
 * @throws {DomainError} `invalid_input` if the text is not a plain folder name.
 */
export function photoKey(text: string): PhotoKey {
  if (!/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/.test(text)) {
    throw new DomainError(
      "invalid_input",
      "Cannot read the photo's key: it is not lower-case letters, digits and dashes",
    );
  }
  return text as PhotoKey; // sound: checked above
}

const EVIDENCE = "evidence-";

/** Key of the copy of a reported post's photo, which only moderators see. */
export function evidenceKey(key: PhotoKey): PhotoKey {
  return photoKey(`${EVIDENCE}${key}`);
}

/** Whether this is a key of {@linkcode evidenceKey}. Other keys are random and never begin like it. */
export function isEvidenceKey(key: PhotoKey): boolean {
  return key.startsWith(EVIDENCE);
}
