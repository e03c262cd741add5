import type {
  ByteRange,
  PhotoContent,
  PhotoKey,
  PhotoStorage,
  PhotoType,
  PhotoVariant,
  PhotoWidth,
  StoredPhoto,
} from "../../../core/community/mod.ts";
import type { Clock } from "../../../core/shared/mod.ts";

/** {@linkcode PhotoStorage} in memory. */
export class MemoryPhotoStorage implements PhotoStorage {
  readonly #clock: Pick<Clock, "now">;
  readonly #photos = new Map<PhotoKey, { files: Map<string, Uint8Array>; storedAt: Date }>();

  constructor(clock: Pick<Clock, "now">) {
    this.#clock = clock;
  }

  async put(key: PhotoKey, variants: readonly PhotoVariant[]): Promise<void> {
    this.#photos.set(key, {
      files: new Map(variants.map(({ width, type = "webp", bytes }) => [fileName(width, type), bytes])),
      storedAt: this.#clock.now(),
    });
  }

  async sizeOf(
    key: PhotoKey,
    width: PhotoWidth,
    { type = "webp" }: { type?: PhotoType | undefined } = {},
  ): Promise<number | undefined> {
    return this.#photos.get(key)?.files.get(fileName(width, type))?.length;
  }

  async get(
    key: PhotoKey,
    width: PhotoWidth,
    { type = "webp", part }: { type?: PhotoType | undefined; part?: ByteRange | undefined } = {},
  ): Promise<PhotoContent | undefined> {
    const whole = this.#photos.get(key)?.files.get(fileName(width, type));
    const bytes = part ? whole?.subarray(part.offset, part.offset + part.length) : whole;
    return bytes && { length: bytes.length, body: chunksOf(bytes), async close() {} };
  }

  async remove(key: PhotoKey): Promise<void> {
    this.#photos.delete(key);
  }

  async list({ after, limit }: { after: PhotoKey | undefined; limit: number }): Promise<StoredPhoto[]> {
    return [...this.#photos]
      .filter(([key]) => after === undefined || key > after)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(0, limit)
      .map(([key, { storedAt }]) => ({ key, storedAt }));
  }
}

function fileName(width: PhotoWidth, type: PhotoType): string {
  return `${width}.${type}`;
}

async function* chunksOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
