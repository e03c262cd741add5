import { isEvidenceKey, PHOTO_WIDTHS, type PhotoKey, type PhotoWidth, photoKey } from "../../../core/community/mod.ts";

export const PHOTOS_PATH = "/photos";

/** The URL of one width of a photo, relative to the server. */
export function photoUrl(key: PhotoKey, width: PhotoWidth): string {
  return `${PHOTOS_PATH}/${key}/${width}.webp`;
}

/** Parses the last two parts of a photo's URL; undefined if they are invalid, and for photos that only moderators see. */
export function parsePhotoUrl(key: string, file: string): { key: PhotoKey; width: PhotoWidth } | undefined {
  const width = PHOTO_WIDTHS.find((each) => `${each}.webp` === file);
  if (width === undefined) return undefined;
  try {
    const read = photoKey(key);
    return isEvidenceKey(read) ? undefined : { key: read, width };
  } catch {
    return undefined;
  }
}
