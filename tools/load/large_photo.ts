import sharp from "sharp";

/** 12 megapixels, as a camera has. */
const WIDTH = 4_000;
const HEIGHT = 3_000;
/** The server's limit. */
const MAX_BYTES = 10 * 1024 ** 2;
const MIN_BYTES = 10_000_000;
/** Standard deviation of the noise, chosen so that a JPEG of good quality has ten megabytes. */
const NOISE = 60;

/**
 * A JPEG within 5 % of the largest size that the server accepts.
 *
 * @throws {Error} if no quality gives that size
 */
export async function makeLargePhoto(): Promise<Buffer> {
  const pixels = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: NOISE },
    },
  })
    .raw()
    .toBuffer();
  let [low, high] = [1, 100];
  while (low <= high) {
    const quality = Math.floor((low + high) / 2);
    const photo = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (photo.length > MAX_BYTES) high = quality - 1;
    else if (photo.length < MIN_BYTES) low = quality + 1;
    else return photo;
  }
  throw new Error("Cannot make a photo of ten megabytes: no quality gives that size");
}
