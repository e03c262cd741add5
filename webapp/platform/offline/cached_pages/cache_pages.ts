import type { AppRoute } from "../../../../wire/pages/app_routes.ts";
import { type CachedPage, PAGE_CACHE } from "../../../../wire/pages/service_worker.ts";
import { usePrivateCache } from "../private_caches.ts";
import { type TakenPage, takePage } from "./take_page.ts";

/** Most bytes of all cached pages together. The oldest are removed first. */
export const PAGES_MAX_BYTES = 2_000_000;
/** Pages that people open again and again, and whose data is persisted too. */
const CACHED_ROUTES: readonly AppRoute[] = [
  "/home",
  "/week",
  "/WeeklyMeals",
  "/recipe/:id",
  "/recipe/:id/cook",
  "/shopping",
  "/pantry",
  "/recipes/mine",
];
/** Changes within this time are stored together. */
const DELAY_MS = 1_000;
/** A page with a clock changes each second. */
const THROTTLE_MS = 10_000;

export interface CachePagesOptions {
  readonly root: HTMLElement;
  /** The marker of the session while the person is signed in, undefined after that. */
  marker(): string | undefined;
  today(): string;
  readonly signal: AbortSignal;
  /** Default 1,000. */
  readonly delayMs?: number;
}

/** Caches the current page, again after each change, for the next visit. Does nothing where the device has no room. */
export function cachePages({ root, marker, today, signal, delayMs = DELAY_MS }: CachePagesOptions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cachedAtMs = Number.NEGATIVE_INFINITY;

  function keep(): void {
    clearTimeout(timer);
    timer = undefined;
    const session = marker();
    if (session === undefined || !isPersisted(location.pathname)) return;
    const page = takePage(root);
    if (!page) return;
    cachedAtMs = performance.now();
    void cacheAs(session, page);
  }

  async function cacheAs(session: string, page: TakenPage): Promise<void> {
    await store(location.pathname + location.search, { ...page, marker: session, today: today() });
    // The person has logged out meanwhile.
    if (marker() !== session) await caches.delete(PAGE_CACHE);
  }

  function cacheSoon(): void {
    timer ??= setTimeout(keep, Math.max(delayMs, cachedAtMs + THROTTLE_MS - performance.now()));
  }

  const changes = new MutationObserver(cacheSoon);
  changes.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  const onHidden = () => document.visibilityState === "hidden" && timer !== undefined && keep();
  document.addEventListener("visibilitychange", onHidden, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    changes.disconnect();
  });
  cacheSoon();
}

/** Stores a page at its address, unless no person is signed in. Never rejects. */
async function store(address: string, page: CachedPage): Promise<void> {
  try {
    await usePrivateCache(PAGE_CACHE, async (cache) => {
      // Without room there is none rather than an older one.
      await cache.delete(address);
      const content = new Blob([JSON.stringify(page)]);
      await cache.put(address, new Response(content, { headers: { "content-length": String(content.size) } }));
      let total = 0;
      for (const request of (await cache.keys()).toReversed()) {
        total += Number((await cache.match(request))?.headers.get("content-length"));
        if (total > PAGES_MAX_BYTES) await cache.delete(request);
      }
    });
  } catch {
    // Private windows and full devices store nothing: the app works without.
  }
}

const PATTERNS = CACHED_ROUTES.map((route) => new RegExp(`^${route.replaceAll(/:\w+/gu, "[^/]+")}/?$`, "iu"));

function isPersisted(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}
