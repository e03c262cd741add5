import { LRUCache } from "lru-cache";
import type { Clock } from "../../core/shared/mod.ts";
import type { RateLimit, RateLimiter } from "../shared/rate_limiter.ts";

export interface InProcessRateLimiterOptions {
  readonly clock: Pick<Clock, "now">;
  /** How many keys are counted; beyond it the least recently used is dropped. Default 50,000. */
  readonly maxKeys?: number;
}

interface Count {
  /** Calls in the current window; unused for token buckets. */
  used: number;
  /** When the key is back at full capacity, in milliseconds since 1970. */
  fullAt: number;
}

/** {@linkcode RateLimiter} for a single instance. */
export class InProcessRateLimiter implements RateLimiter {
  readonly #counts: LRUCache<string, Count>;
  readonly #clock: Pick<Clock, "now">;

  constructor({ clock, maxKeys = 50_000 }: InProcessRateLimiterOptions) {
    this.#clock = clock;
    this.#counts = new LRUCache({ max: maxKeys });
  }

  async consume(limit: RateLimit, key: string): Promise<number> {
    const now = this.#clock.now().getTime();
    const count = this.#countOf(`${limit.name} of ${key}`, now);

    if ("refillPerSecond" in limit) {
      const tokenMs = 1_000 / limit.refillPerSecond;
      const availableMs = limit.capacity * tokenMs - (count.fullAt - now);
      if (availableMs < tokenMs) return Math.ceil(tokenMs - availableMs);
      count.fullAt += tokenMs;
      return 0;
    }
    if (count.used === 0) count.fullAt = now + limit.windowMs;
    if (count.used >= limit.capacity) return count.fullAt - now;
    count.used += 1;
    return 0;
  }

  async sweep(): Promise<void> {
    const now = this.#clock.now().getTime();
    for (const [key, { fullAt }] of this.#counts) if (fullAt <= now) this.#counts.delete(key);
  }

  #countOf(key: string, now: number): Count {
    const existing = this.#counts.get(key);
    if (existing && now < existing.fullAt) return existing;

    const count: Count = { used: 0, fullAt: now };
    this.#counts.set(key, count);
    return count;
  }
}
