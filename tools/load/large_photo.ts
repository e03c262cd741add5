import sharp from "sharp";

/** A camera's: 12 megapixels. */
const WIDTH = 4_000;
const HEIGHT = 3_000;
/** What the server takes at most. */
const MAX_BYTES = 10 * 1024 ** 2;
const MIN_BYTES = 10_000_000;
/** How much of the picture is noise: so much that a JPEG of good quality comes to ten megabytes. */
const NOISE = 60;

/**
 * A JPEG as large as the server takes, to within 5 %.
 *
 * @throws {Error} where no quality comes to that size
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
  throw new Error("Cannot make a photo of ten megabytes: no quality comes to that size");
}
