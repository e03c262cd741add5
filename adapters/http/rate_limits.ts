import type { Clock } from "../../core/shared/mod.ts";
import { HttpError } from "./http_error.ts";
import type { RateClass } from "./route.ts";

/** How many calls are let through. A person is whoever a token proves; an address pays where there is no credential. */
export interface CallLimits {
  readonly readsPerMinute: number;
  readonly writesPerMinute: number;
  readonly photosPerTenMinutes: number;
  readonly addressReadsPerMinute: number;
  readonly savePreferencesPerMinute: number;
}

/** Who draws on an allowance. */
export type Payer =
  | { readonly kind: "person"; readonly id: string }
  | { readonly kind: "address"; readonly address: string };

export interface RateLimiterOptions {
  readonly limits: CallLimits;
  readonly clock: Pick<Clock, "now">;
  /** How many payers are counted at a time; beyond it the oldest count is forgotten. Default 50,000. */
  readonly size?: number;
}

interface Allowance {
  readonly name: string;
  readonly calls: number;
  readonly milliseconds: number;
}

interface Count {
  used: number;
  /** In milliseconds since 1970. */
  readonly end: number;
}

const MINUTE = 60_000;

/** Counts calls in windows that begin with a payer's first call. One server's own: several servers count apart. */
export class RateLimiter {
  readonly #counts = new Map<string, Count>();
  readonly #clock: Pick<Clock, "now">;
  readonly #size: number;
  readonly #allowances: Record<Payer["kind"], Record<RateClass, Allowance>>;

  constructor({ limits, clock, size = 50_000 }: RateLimiterOptions) {
    this.#clock = clock;
    this.#size = size;
    const read = { name: "person reads", calls: limits.readsPerMinute, milliseconds: MINUTE };
    const write = { name: "person writes", calls: limits.writesPerMinute, milliseconds: MINUTE };
    const photo = { name: "person photos", calls: limits.photosPerTenMinutes, milliseconds: 10 * MINUTE };
    const address = { name: "address reads", calls: limits.addressReadsPerMinute, milliseconds: MINUTE };
    const first = { name: "address preferences", calls: limits.savePreferencesPerMinute, milliseconds: MINUTE };
    this.#allowances = {
      person: { read, write, photo, "save-preferences": write },
      address: { read: address, write: address, photo: address, "save-preferences": first },
    };
  }

  /**
   * Pays for one call.
   *
   * @throws {HttpError} `rate_limited`, with the seconds until the next one is let through in `Retry-After`.
   */
  take(payer: Payer, rateClass: RateClass): void {
    const allowance = this.#allowances[payer.kind][rateClass];
    const now = this.#clock.now().getTime();
    const key = `${allowance.name} of ${payer.kind === "person" ? payer.id : networkOf(payer.address)}`;
    const count = this.#current(key, now) ?? this.#begin(key, now + allowance.milliseconds);
    if (count.used >= allowance.calls) {
      const seconds = Math.max(1, Math.ceil((count.end - now) / 1000));
      throw new HttpError("rate_limited", `Too many requests. Please try again in ${seconds} s.`, {
        headers: { "retry-after": String(seconds) },
      });
    }
    count.used += 1;
  }

  #current(key: string, now: number): Count | undefined {
    const count = this.#counts.get(key);
    return count && now < count.end ? count : undefined;
  }

  #begin(key: string, end: number): Count {
    const count: Count = { used: 0, end };
    this.#counts.delete(key); // so that a new window counts as young
    this.#counts.set(key, count);
    if (this.#counts.size > this.#size) {
      const [oldest] = this.#counts.keys();
      if (oldest !== undefined) this.#counts.delete(oldest);
    }
    return count;
  }
}

/** What one customer of a provider has: an IPv4 address, or the first half of an IPv6 one. */
function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => "0");
  return [...groups, ...zeros, ...rest].slice(0, 4).join(":");
}
