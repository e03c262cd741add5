import sharp from "sharp";
import type { Detail, PlateSpec } from "../plate_spec.ts";
import { plateSvg } from "../plate_svg.ts";

/** Width, in pixels, of the small picture for cards and lists. */
const SMALL_WIDTH = 400;

/**
 * Target size of a picture in bytes: enough for fine detail, quick to load on a phone, and below 25 MB for 250 dishes.
 */
export const PICTURE_BYTES = { least: 30_000, most: 60_000 } as const;

/** WebP qualities to try, from the best (plain dishes) to the lowest (dishes with much detail). */
const QUALITIES = [92, 87, 82, 77, 72, 66, 60, 54, 48, 42, 36];
const USUAL_QUALITY = 72;

/** The dish as WebP, 1200 x 900, or 1200 x 900 of one detail. The same spec gives the same bytes under one build of sharp. */
export async function platePicture(spec: PlateSpec, detail?: Detail): Promise<Buffer> {
  const svg = Buffer.from(plateSvg(spec, detail ? { detail } : {}));
  const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const encode = (quality: number) => sharp(data, { raw: info }).webp({ quality, effort: 6 }).toBuffer();
  let best = await encode(USUAL_QUALITY);
  const finer = QUALITIES.filter((quality) => quality > USUAL_QUALITY).toReversed();
  const coarser = QUALITIES.filter((quality) => quality < USUAL_QUALITY);
  for (const quality of best.length > PICTURE_BYTES.most ? coarser : finer) {
    if (best.length >= PICTURE_BYTES.least && best.length <= PICTURE_BYTES.most) break;
    best = await encode(quality);
  }
  return best;
}

/** A whole picture at 400 x 300, for cards. */
export async function smallPicture(picture: Buffer): Promise<Buffer> {
  return await sharp(picture).resize(SMALL_WIDTH).webp({ quality: 76, effort: 6 }).toBuffer();
}

/** Widths, in pixels, of the AVIF versions: a card, and a phone's whole width at two pixels for each CSS pixel. */
export const AVIF_WIDTHS = [400, 800] as const;

/**
 * A whole picture as AVIF, two thirds of the bytes of WebP at the same width. There is none of 1200 px: only wide screens with
 * fine pixels want it, and all of them would add 9 MB to the repository.
 */
export async function avifPicture(picture: Buffer, width: (typeof AVIF_WIDTHS)[number]): Promise<Buffer> {
  // More effort takes five times as long for 4 % fewer bytes.
  const options = { quality: 50, effort: 2, chromaSubsampling: "4:2:0" } as const;
  return await sharp(picture).resize(width).avif(options).toBuffer();
}
