import { Strategy, type StrategyHandler } from "workbox-strategies";
import { DAY_MS } from "../../../../core/shared/mod.ts";
import { PICTURE_CACHE } from "../../../../wire/pages/service_worker.ts";
import { usePictureCache } from "../picture_cache_lifetime.ts";

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
 * The pictures and photos that a person has opened, and those that their plan needs: the stored one, else the server's, else,
 * for display, another stored size or format of it. They are only stored while the cache exists, which is from login to
 * log-out, and within a number of bytes: the least recently used are removed first. Workbox's own strategies create a missing
 * cache, and its expiration counts entries.
 */
export class PictureCache extends Strategy {
  readonly #maxBytes: number;
  /** Addresses and sizes of the stored pictures, the most recently used at the end; undefined before the cache was read. */
  #sizes: Map<string, number> | undefined;

  constructor({ maxBytes = PICTURES_MAX_BYTES }: { maxBytes?: number } = {}) {
    super({
      cacheName: PICTURE_CACHE,
      matchOptions: ANY_FORMAT,
      plugins: [{ handlerDidError: ({ request }) => otherVersionOf(request) }],
    });
    this.#maxBytes = maxBytes;
  }

  /** @throws {TypeError} without a network, if it is not stored */
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const stored = await handler.cacheMatch(request);
    if (stored) this.#touch(request.url);
    if (stored && ageMs(stored) <= FRESH_MS) return stored;
    const loading = handler.fetch(request);
    const storing = loading.then((response) => this.#store(request, { response: response.clone(), handler }));
    void handler.waitUntil(storing.catch(() => undefined)); // a full device shows pictures too
    return stored ?? (await loading);
  }

  async #store(
    request: Request,
    { response, handler }: { response: Response; handler: StrategyHandler },
  ): Promise<void> {
    const bytes = Number(response.headers.get("content-length"));
    const isSmall = bytes > 0 && bytes <= Math.min(PICTURE_MAX_BYTES, this.#maxBytes);
    // A photo that only some people may see.
    const isSecret = /no-store/u.test(response.headers.get("cache-control") ?? "");
    if (response.status !== 200 || !isSmall || isSecret) return;
    // The person may have logged out meanwhile.
    const sizes = await usePictureCache(async (cache) => {
      await cache.delete(request, ANY_FORMAT);
      await handler.cachePut(request, response);
      const known = this.#sizes ?? (await sizesIn(cache));
      known.delete(request.url);
      known.set(request.url, bytes);
      let total = [...known.values()].reduce((sum, size) => sum + size, 0);
      for (const [address, size] of known) {
        if (total <= this.#maxBytes) break;
        known.delete(address);
        total -= size;
        await cache.delete(address, ANY_FORMAT);
      }
      return known;
    });
    this.#sizes = sizes;
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

async function otherVersionOf({ url: address, headers }: Request): Promise<Response | undefined> {
  // A script wants this version and no other, for example to post a photo again.
  if (!headers.get("accept")?.startsWith("image/")) return undefined;
  const name = address.replace(SIZE_AND_FORMAT, "");
  return await usePictureCache(async (cache) => {
    const other = (await cache.keys()).find(({ url }) => url.replace(SIZE_AND_FORMAT, "") === name);
    return other && (await cache.match(other));
  });
}

function ageMs(response: Response): number {
  return Date.now() - Date.parse(response.headers.get("date") ?? "");
}
