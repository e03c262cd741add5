import { availableParallelism } from "node:os";
import sharp from "sharp";
import {
  PHOTO_MAX_PIXELS,
  PHOTO_WIDTHS,
  type PhotoProcessor,
  type PreparedPhoto,
  photosUnavailable,
} from "../../core/community/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";
import { ConcurrencyLimiter } from "../shared/concurrency_limiter.ts";
import { MAX_ASPECT, photoVariants } from "./photo_variants.ts";
import { pictureType } from "./picture_type.ts";

const WEBP_QUALITY = 80;
const DECODE_SECONDS = 20;
const QUEUE_TIMEOUT_MS = 60_000;

/**
 * How many photos a machine with so many cores decodes at once: one per two cores, which leaves the others to requests,
 * and at most 2, because each may need 200 MB.
 */
export function decoderCount(cores: number): number {
  return Math.min(2, Math.max(1, Math.floor(cores / 2)));
}

/** {@linkcode PhotoProcessor} on sharp, which is libvips. */
export class SharpPhotoProcessor implements PhotoProcessor {
  readonly #limiter: ConcurrencyLimiter;

  /** `maxRunning` photos are decoded at once, by default {@linkcode decoderCount}; `maxQueued` more wait, by default 8. */
  constructor({
    maxRunning = decoderCount(availableParallelism()),
    maxQueued = 8,
  }: { maxRunning?: number; maxQueued?: number } = {}) {
    this.#limiter = new ConcurrencyLimiter({ maxRunning, maxQueued, queueTimeoutMs: QUEUE_TIMEOUT_MS });
    sharp.cache(false); // no photo is decoded twice, so a cache would only fill the memory
  }

  async prepare(bytes: Uint8Array): Promise<PreparedPhoto> {
    if (!pictureType(bytes)) {
      throw new DomainError("photo_type_unknown", "Please upload a valid image file (jpg, png, webp, etc.)", {
        field: "photo",
      });
    }
    return await this.#limiter.run(
      () => prepareNow(bytes),
      () => photosUnavailable("too many photos wait to be decoded"),
    );
  }
}

async function prepareNow(bytes: Uint8Array): Promise<PreparedPhoto> {
  await checkPixelCount(bytes);
  try {
    return await photoVariants(await decode(bytes), { webpQuality: WEBP_QUALITY });
  } catch (error) {
    throw unreadable(error);
  }
}

/** Reads the header only: decoding a small file with huge dimensions would fill the memory. */
async function checkPixelCount(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw unreadable(error);
    });
  if (width * height > PHOTO_MAX_PIXELS) {
    const megapixels = PHOTO_MAX_PIXELS / 1_000_000;
    throw new DomainError(
      "photo_too_large",
      `Cannot take the photo: it has ${width} x ${height} pixels, more than ${megapixels} megapixels`,
      { field: "photo" },
    );
  }
}

/** Decodes the original once, upright and no wider than the widest variant. */
function decode(
  bytes: Uint8Array,
): Promise<{ data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }> {
  const [widest] = PHOTO_WIDTHS;
  return sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: "error" })
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize({ width: widest, height: widest * MAX_ASPECT, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

function unreadable(cause: unknown): DomainError {
  return new DomainError("photo_unreadable", "Cannot read the photo: the file seems to be damaged", {
    field: "photo",
    cause,
  });
}
