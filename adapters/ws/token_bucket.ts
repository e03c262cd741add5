/** How much at once, and how much after that. */
export interface Allowance {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** A bucket of `atOnce` tokens that fills up again at `perSecond`. */
class TokenBucket {
  readonly #allowance: Allowance;
  #tokens: number;
  #filledAt: number;

  /** @param now in milliseconds, on a clock that never goes back. */
  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#tokens = allowance.atOnce;
    this.#filledAt = now;
  }

  /** Takes a token. @returns 0 where one was there, else the milliseconds until there is one. */
  take(now: number): number {
    this.#fill(now);
    if (this.#tokens < 1) return Math.ceil(((1 - this.#tokens) / this.#allowance.perSecond) * 1_000);
    this.#tokens -= 1;
    return 0;
  }

  /** Whether it is as if nobody ever took a token, so that it need not be kept. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#tokens >= this.#allowance.atOnce;
  }

  #fill(now: number): void {
    const fallen = ((now - this.#filledAt) / 1_000) * this.#allowance.perSecond;
    this.#tokens = Math.min(this.#allowance.atOnce, this.#tokens + fallen);
    this.#filledAt = now;
  }
}

/** A bucket for each key, kept only while it matters. */
export class TokenBuckets<Key> {
  readonly #allowance: Allowance;
  readonly #buckets = new Map<Key, TokenBucket>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** As {@linkcode TokenBucket.take}. */
  take(key: Key, now: number): number {
    let bucket = this.#buckets.get(key);
    if (!bucket) this.#buckets.set(key, (bucket = new TokenBucket(this.#allowance, now)));
    return bucket.take(now);
  }

  /** Forgets the buckets that are full. */
  sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }

  get size(): number {
    return this.#buckets.size;
  }
}
