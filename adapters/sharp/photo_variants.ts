import sharp, { type Raw } from "sharp";
import { FEED_PHOTO_WIDTH, PHOTO_FILES, type PhotoVariant, type PreparedPhoto } from "../../core/community/mod.ts";

/** The largest height for a width of 1: a longer strip fits neither WebP nor a page. */
export const MAX_ASPECT = 2;

/** Effort 2 takes half as long again for 5 % fewer bytes, effort 4 nine times as long for 10 %. */
const AVIF = { quality: 50, effort: 1, chromaSubsampling: "4:2:0" } as const;

/** Encodes a picture in every width and type of a stored photo. It is never enlarged, and no metadata is written. */
export async function photoVariants(
  { data, info }: { data: Buffer; info: Raw },
  { webpQuality }: { webpQuality: number },
): Promise<PreparedPhoto> {
  const variants: PhotoVariant[] = [];
  let feedSize = { width: 0, height: 0 };
  for (const { width, type } of PHOTO_FILES) {
    const resized = sharp(data, { raw: info }).resize({
      width,
      height: width * MAX_ASPECT,
      fit: "inside",
      withoutEnlargement: true,
    });
    // By default sharp writes no metadata and converts colours to sRGB.
    const encoder = type === "webp" ? resized.webp({ quality: webpQuality }) : resized.avif(AVIF);
    const file = await encoder.toBuffer({ resolveWithObject: true });
    variants.push({ width, type, bytes: file.data });
    if (width === FEED_PHOTO_WIDTH) feedSize = { width: file.info.width, height: file.info.height };
  }
  return { variants, feedSize };
}
