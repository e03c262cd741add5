import type { Knex } from "knex";
import { LRUCache } from "lru-cache";
import type { RateLimit, RateLimiter } from "../shared/rate_limiter.ts";

/** The part of a limit that an instance reserves at a time. */
const RESERVED_SHARE = 1 / 20;

export interface PostgresRateLimiterOptions {
  readonly knex: Knex;
  /** A monotonic clock, in milliseconds. Default `performance.now`. */
  readonly now?: () => number;
  /** Most reservations of an instance; beyond it the least recently used is dropped. Default 50,000. */
  readonly maxKeys?: number;
}

/** The calls that this instance may allow without asking Postgres. */
interface Reservation {
  remaining: number;
  /** Until then a reservation counts, and a refused key is refused without asking Postgres. */
  readonly expiresAt: number;
}

/**
 * {@linkcode RateLimiter} that several instances share, on the table `allowance`. An instance reserves a twentieth of a
 * limit at a time and allows calls from that, so that most calls cost no statement, and a refused key costs none until
 * its wait is over. The price: calls spread over several instances may be refused up to a twentieth early for each
 * further instance.
 */
export class PostgresRateLimiter implements RateLimiter {
  readonly #knex: Knex;
  readonly #now: () => number;
  readonly #reservations: LRUCache<string, Reservation>;
  /** Requests to Postgres in progress, shared by simultaneous calls. */
  readonly #pending = new Map<string, Promise<Reservation>>();

  constructor({ knex, now = () => performance.now(), maxKeys = 50_000 }: PostgresRateLimiterOptions) {
    this.#knex = knex;
    this.#now = now;
    this.#reservations = new LRUCache({ max: maxKeys });
  }

  /** @throws where the database can't be reached. */
  async consume(limit: RateLimit, key: string): Promise<number> {
    const storedKey = `${limit.name} of ${key}`;
    for (;;) {
      const reservation = this.#current(storedKey) ?? (await this.#reserveOnce(limit, storedKey));
      if (reservation.remaining > 0) {
        reservation.remaining -= 1;
        if (reservation.remaining === 0) this.#reservations.delete(storedKey);
        return 0;
      }
      const wait = reservation.expiresAt - this.#now();
      if (wait > 0 && this.#current(storedKey) === reservation) return Math.ceil(wait);
    }
  }

  async sweep(): Promise<void> {
    await this.#knex.raw("DELETE FROM allowance WHERE full_at < now()");
  }

  #current(storedKey: string): Reservation | undefined {
    const reservation = this.#reservations.get(storedKey);
    return reservation && this.#now() < reservation.expiresAt ? reservation : undefined;
  }

  #reserveOnce(limit: RateLimit, storedKey: string): Promise<Reservation> {
    const pending = this.#pending.get(storedKey);
    if (pending) return pending;
    const reservation = this.#reserve(limit, storedKey).finally(() => this.#pending.delete(storedKey));
    this.#pending.set(storedKey, reservation);
    return reservation;
  }

  async #reserve(limit: RateLimit, storedKey: string): Promise<Reservation> {
    const wanted = Math.ceil(limit.capacity * RESERVED_SHARE);
    const [refillPerSecond, windowMs] =
      "refillPerSecond" in limit ? [limit.refillPerSecond, null] : [null, limit.windowMs];
    const { rows } = await this.#knex.raw<{ rows: { granted: number; next_in: number; full_in: number }[] }>(
      "SELECT granted, next_in, full_in FROM allowance_draw(?, ?, ?, ?, ?)",
      [storedKey, wanted, limit.capacity, refillPerSecond, windowMs],
    );
    const { granted = 0, next_in = 0, full_in = 0 } = rows[0] ?? {};
    const reservation = { remaining: granted, expiresAt: this.#now() + (granted > 0 ? full_in : next_in) };
    this.#reservations.set(storedKey, reservation);
    return reservation;
  }
}
