import type {
  PhotoContent,
  PhotoKey,
  PhotoStorage,
  PhotoVariant,
  PhotoWidth,
  StoredPhoto,
} from "../../core/community/mod.ts";
import type { Clock } from "../../core/shared/mod.ts";

/** {@linkcode PhotoStorage} in memory. */
export class MemoryPhotoStorage implements PhotoStorage {
  readonly #clock: Pick<Clock, "now">;
  readonly #photos = new Map<PhotoKey, { variants: Map<PhotoWidth, Uint8Array>; storedAt: Date }>();

  constructor(clock: Pick<Clock, "now">) {
    this.#clock = clock;
  }

  async put(key: PhotoKey, variants: readonly PhotoVariant[]): Promise<void> {
    this.#photos.set(key, {
      variants: new Map(variants.map(({ width, bytes }) => [width, bytes])),
      storedAt: this.#clock.now(),
    });
  }

  async get(key: PhotoKey, width: PhotoWidth): Promise<PhotoContent | undefined> {
    const bytes = this.#photos.get(key)?.variants.get(width);
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

async function* chunksOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
