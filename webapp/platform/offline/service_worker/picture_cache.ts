import { DAY_MS } from "../../../../core/shared/mod.ts";
import { PICTURE_CACHE } from "../../../../wire/pages/service_worker.ts";
import { usePrivateCache } from "../private_caches.ts";

/** Most bytes of pictures. With the answers, which have 10 MB, and two versions of the app it stays below 50 MB. */
export const PICTURES_MAX_BYTES = 35_000_000;
/** A larger picture is served, but not stored. */
const PICTURE_MAX_BYTES = 1_000_000;
/** After this time a stored picture is stale: it is served once more and loaded again for the next time, in milliseconds. */
const FRESH_MS = DAY_MS;

/** Other sizes and formats of a picture have the same name up to here. */
const SIZE_AND_FORMAT = /(?:[-/]\d+)?\.\w+$/u;
/** A photo has one address for its formats. The stored format is served, whatever a later request prefers. */
const ANY_FORMAT = { ignoreVary: true };

/**
 * A cache of the pictures and photos that a person has opened, and those that their plan needs, within a number of bytes.
 * The least recently used are removed first. They are only stored while the cache exists, which is from login to log-out.
 */
export class PictureCache {
  readonly #maxBytes: number;
  /** Addresses and sizes of the stored pictures, the most recently used at the end; undefined before the cache was read. */
  #sizes: Map<string, number> | undefined;

  constructor({ maxBytes = PICTURES_MAX_BYTES }: { maxBytes?: number } = {}) {
    this.#maxBytes = maxBytes;
  }

  /**
   * A picture: the stored one, else the server's, else, for display, another stored size or format of it.
   *
   * @param lasting extends the worker's life until the work is done
   * @throws {TypeError} without a network, if no version of it is stored
   */
  async answer(request: Request, lasting: (work: Promise<unknown>) => void): Promise<Response> {
    if (!(await caches.has(PICTURE_CACHE))) {
      this.#sizes = undefined;
      return await fetch(request);
    }
    const stored = await caches.match(request, { cacheName: PICTURE_CACHE, ...ANY_FORMAT });
    if (stored) {
      this.#touch(request.url);
      if (ageMs(stored) > FRESH_MS) lasting(this.#load(request).catch(() => undefined));
      return stored;
    }
    try {
      const { response, isStored } = await this.#fetched(request);
      lasting(isStored);
      return response;
    } catch (error) {
      // A script wants this version and no other, for example to post a photo again.
      const isShown = request.headers.get("accept")?.startsWith("image/");
      const other = isShown && (await usePrivateCache(PICTURE_CACHE, (cache) => otherVersionOf(request.url, cache)));
      if (other) return other;
      throw error;
    }
  }

  async #load(request: Request): Promise<void> {
    await (await this.#fetched(request)).isStored;
  }

  async #fetched(request: Request): Promise<{ response: Response; isStored: Promise<void> }> {
    const response = await fetch(request);
    const bytes = Number(response.headers.get("content-length"));
    const mayStore =
      response.status === 200 &&
      bytes > 0 &&
      bytes <= Math.min(PICTURE_MAX_BYTES, this.#maxBytes) &&
      // A photo that only some people may see.
      !/no-store/u.test(response.headers.get("cache-control") ?? "");
    const isStored = mayStore ? this.#store(request, { response: response.clone(), bytes }) : Promise.resolve();
    return { response, isStored: isStored.catch(() => undefined) }; // a full device shows pictures too
  }

  async #store(request: Request, { response, bytes }: { response: Response; bytes: number }): Promise<void> {
    // The person may have logged out meanwhile.
    await usePrivateCache(PICTURE_CACHE, async (cache) => {
      await cache.delete(request, ANY_FORMAT);
      await cache.put(request, response);
      const sizes = (this.#sizes ??= await sizesIn(cache));
      sizes.delete(request.url);
      sizes.set(request.url, bytes);
      let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
      for (const [address, size] of sizes) {
        if (total <= this.#maxBytes) break;
        sizes.delete(address);
        total -= size;
        await cache.delete(address, ANY_FORMAT);
      }
    });
  }

  /** After the worker's restart the order is that of storing. */
  #touch(address: string): void {
    const bytes = this.#sizes?.get(address);
    if (bytes === undefined) return;
    this.#sizes?.delete(address);
    this.#sizes?.set(address, bytes);
  }
}

async function sizesIn(cache: Cache): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const request of await cache.keys()) {
    const stored = await cache.match(request);
    sizes.set(request.url, Number(stored?.headers.get("content-length")));
  }
  return sizes;
}

async function otherVersionOf(address: string, cache: Cache): Promise<Response | undefined> {
  const name = address.replace(SIZE_AND_FORMAT, "");
  const other = (await cache.keys()).find(({ url }) => url.replace(SIZE_AND_FORMAT, "") === name);
  return other && (await cache.match(other));
}

function ageMs(response: Response): number {
  return Date.now() - Date.parse(response.headers.get("date") ?? "");
}
