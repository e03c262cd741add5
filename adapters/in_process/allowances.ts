import type { Clock } from "../../core/shared/mod.ts";
import type { Allowance, Allowances } from "../shared/allowances.ts";

export interface MemoryAllowancesOptions {
  readonly clock: Pick<Clock, "now">;
  /** How many are counted at a time; beyond it the oldest count is forgotten. Default 50,000. */
  readonly size?: number;
}

interface Count {
  /** Since it last was full; only of what comes back as a whole. */
  used: number;
  /** When it is as if nobody ever took of it, in milliseconds since 1970. */
  fullAt: number;
}

/** {@linkcode Allowances} of a single instance. */
export class MemoryAllowances implements Allowances {
  readonly #counts = new Map<string, Count>();
  readonly #clock: Pick<Clock, "now">;
  readonly #size: number;

  constructor({ clock, size = 50_000 }: MemoryAllowancesOptions) {
    this.#clock = clock;
    this.#size = size;
  }

  async take(allowance: Allowance, holder: string): Promise<number> {
    const { atOnce, comesBack } = allowance;
    const now = this.#clock.now().getTime();
    const count = this.#countOf(`${allowance.name} of ${holder}`, now);

    if ("perSecond" in comesBack) {
      const each = 1_000 / comesBack.perSecond;
      const room = atOnce * each - (count.fullAt - now);
      if (room < each) return Math.ceil(each - room);
      count.fullAt += each;
      return 0;
    }
    if (count.used === 0) count.fullAt = now + comesBack.afterMilliseconds;
    if (count.used >= atOnce) return count.fullAt - now;
    count.used += 1;
    return 0;
  }

  async sweep(): Promise<void> {
    const now = this.#clock.now().getTime();
    for (const [key, { fullAt }] of this.#counts) if (fullAt <= now) this.#counts.delete(key);
  }

  #countOf(key: string, now: number): Count {
    const known = this.#counts.get(key);
    if (known && now < known.fullAt) return known;

    const count: Count = { used: 0, fullAt: now };
    this.#counts.delete(key); // so that it counts as young
    this.#counts.set(key, count);
    if (this.#counts.size > this.#size) {
      const [oldest] = this.#counts.keys();
      if (oldest !== undefined) this.#counts.delete(oldest);
    }
    return count;
  }
}
