import type { Knex } from "knex";
import type { Allowance, Allowances } from "../shared/allowances.ts";
import { LruCache } from "../shared/lru_cache.ts";

/** Which part of an allowance an instance draws at a time. */
const SHARE = 1 / 20;

export interface PostgresAllowancesOptions {
  readonly knex: Knex;
  /** In milliseconds, on a clock that never goes back. Default the process's own. */
  readonly now?: () => number;
  /** How many drawn shares an instance holds; beyond it the one that was used longest ago is forgotten. Default 50,000. */
  readonly size?: number;
}

/** What this instance may give without asking. */
interface Share {
  left: number;
  /** Until when that holds: what is left then has come back to everybody, and who was refused may ask again. */
  readonly until: number;
}

/**
 * {@linkcode Allowances} that several instances share, on the table `allowance`. An instance draws a twentieth at a time
 * and gives that out by itself, so that a call rarely costs a statement, and one that is refused none until there may be
 * room again. For that, a holder whose calls go to several instances may be refused up to a twentieth early for each
 * further instance.
 */
export class PostgresAllowances implements Allowances {
  readonly #knex: Knex;
  readonly #now: () => number;
  readonly #shares: LruCache<string, Share>;
  /** Draws under way, which those who ask at once share. */
  readonly #draws = new Map<string, Promise<Share>>();

  constructor({ knex, now = () => performance.now(), size = 50_000 }: PostgresAllowancesOptions) {
    this.#knex = knex;
    this.#now = now;
    this.#shares = new LruCache(size);
  }

  /** @throws where the database can't be reached. */
  async take(allowance: Allowance, holder: string): Promise<number> {
    const key = `${allowance.name} of ${holder}`;
    for (;;) {
      const share = this.#current(key) ?? (await this.#drawOnce(allowance, key));
      if (share.left > 0) {
        share.left -= 1;
        if (share.left === 0) this.#shares.delete(key);
        return 0;
      }
      const wait = share.until - this.#now();
      if (wait > 0 && this.#current(key) === share) return Math.ceil(wait);
    }
  }

  async sweep(): Promise<void> {
    await this.#knex.raw("DELETE FROM allowance WHERE full_at < now()");
  }

  #current(key: string): Share | undefined {
    const share = this.#shares.get(key);
    return share && this.#now() < share.until ? share : undefined;
  }

  #drawOnce(allowance: Allowance, key: string): Promise<Share> {
    const underWay = this.#draws.get(key);
    if (underWay) return underWay;
    const draw = this.#draw(allowance, key).finally(() => this.#draws.delete(key));
    this.#draws.set(key, draw);
    return draw;
  }

  async #draw({ atOnce, comesBack }: Allowance, key: string): Promise<Share> {
    const wanted = Math.ceil(atOnce * SHARE);
    const { rows } = await this.#knex.raw<{ rows: { granted: number; next_in: number; full_in: number }[] }>(
      "SELECT granted, next_in, full_in FROM allowance_draw(?, ?, ?, ?, ?)",
      [
        key,
        wanted,
        atOnce,
        "perSecond" in comesBack ? comesBack.perSecond : null,
        "perSecond" in comesBack ? null : comesBack.afterMilliseconds,
      ],
    );
    const { granted = 0, next_in = 0, full_in = 0 } = rows[0] ?? {};
    const share = { left: granted, until: this.#now() + (granted > 0 ? full_in : next_in) };
    this.#shares.set(key, share);
    return share;
  }
}
