import { PHOTO_WIDTHS, type PhotoKey, type PhotoWidth, photoKey } from "../../../core/community/mod.ts";

/** Where photos are served. */
export const PHOTOS_PATH = "/photos";

/** Address of one width of a photo, relative to the server. */
export function photoUrl(key: PhotoKey, width: PhotoWidth): string {
  return `${PHOTOS_PATH}/${key}/${width}.webp`;
}

/** What the last two parts of such an address mean; undefined where no photo could have it. */
export function parsePhotoUrl(key: string, file: string): { key: PhotoKey; width: PhotoWidth } | undefined {
  const width = PHOTO_WIDTHS.find((each) => `${each}.webp` === file);
  if (width === undefined) return undefined;
  try {
    return { key: photoKey(key), width };
  } catch {
    return undefined;
  }
}
