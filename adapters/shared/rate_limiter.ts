/** A limit for each key: `capacity` calls at once, then as many as are refilled. */
export type RateLimit = TokenBucketLimit | FixedWindowLimit;

/** A bucket of `capacity` tokens, refilled continuously. */
export interface TokenBucketLimit {
  /** Distinguishes the limits of one key. */
  readonly name: string;
  readonly capacity: number;
  readonly refillPerSecond: number;
}

/** `capacity` calls in a window that begins with the first call. */
export interface FixedWindowLimit {
  /** Distinguishes the limits of one key. */
  readonly name: string;
  readonly capacity: number;
  readonly windowMs: number;
}

/**
 * Counts calls against limits. Never allows more than a limit, over all instances that share the counts and for any
 * number of simultaneous calls. Every implementation passes `adapters/contracts/rate_limiter_contract.ts`.
 *
 * Not `rate-limiter-flexible`: it has fixed windows only (its BurstyRateLimiter combines two of them, which allows more
 * than `capacity` at once), reads the system clock, and writes a row to Postgres for every call.
 */
export interface RateLimiter {
  /**
   * Counts one call.
   *
   * @param key whose call it is, such as a person or an address.
   * @returns 0 where the call is allowed, else the milliseconds until the next one may be.
   */
  consume(limit: RateLimit, key: string): Promise<number>;

  /** Deletes the counts of keys that are back at full capacity. Call it regularly. */
  sweep(): Promise<void>;
}
