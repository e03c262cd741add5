import sharp from "sharp";
import type { PlateSpec } from "../plate_spec.ts";
import { plateSvg } from "../plate_svg.ts";

/** The dish as a JPEG of 1600 x 1200, as a phone would upload it: a demo user's photo. */
export async function platePhoto(spec: PlateSpec): Promise<Buffer> {
  return await sharp(Buffer.from(plateSvg(spec, { width: 1600 })))
    .removeAlpha()
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The round cut that a week's plate shows: a square box, covered, enlarged by 1.26. As PNG, `size` pixels across. */
export async function roundCrop(picture: Buffer, size: number): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const side = Math.round(height / 1.26);
  const left = Math.round((width - side) / 2);
  const top = Math.round((height - side) / 2);
  const disc = Buffer.from(
    `<svg width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}"/></svg>`,
  );
  return await sharp(picture)
    .extract({ left, top, width: side, height: side })
    .resize(size)
    .composite([{ input: disc, blend: "dest-in" }])
    .png()
    .toBuffer();
}
