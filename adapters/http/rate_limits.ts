import type { Allowance, Allowances } from "../shared/allowances.ts";
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
  readonly allowances: Allowances;
}

const MINUTE = { afterMilliseconds: 60_000 };
const TEN_MINUTES = { afterMilliseconds: 600_000 };

/** Lets calls through while their payers have some left, in windows that begin with a payer's first call. */
export class RateLimiter {
  readonly #allowances: Allowances;
  readonly #byPayer: Record<Payer["kind"], Record<RateClass, Allowance>>;

  constructor({ limits, allowances }: RateLimiterOptions) {
    this.#allowances = allowances;
    const read = { name: "person reads", atOnce: limits.readsPerMinute, comesBack: MINUTE };
    const write = { name: "person writes", atOnce: limits.writesPerMinute, comesBack: MINUTE };
    const photo = { name: "person photos", atOnce: limits.photosPerTenMinutes, comesBack: TEN_MINUTES };
    const address = { name: "address reads", atOnce: limits.addressReadsPerMinute, comesBack: MINUTE };
    const first = { name: "address preferences", atOnce: limits.savePreferencesPerMinute, comesBack: MINUTE };
    this.#byPayer = {
      person: { read, write, photo, "save-preferences": write },
      address: { read: address, write: address, photo: address, "save-preferences": first },
    };
  }

  /**
   * Pays for one call.
   *
   * @throws {HttpError} `rate_limited`, with the seconds until the next one is let through in `Retry-After`.
   */
  async take(payer: Payer, rateClass: RateClass): Promise<void> {
    const holder = payer.kind === "person" ? payer.id : networkOf(payer.address);
    const wait = await this.#allowances.take(this.#byPayer[payer.kind][rateClass], holder);
    if (wait === 0) return;
    const seconds = Math.max(1, Math.ceil(wait / 1000));
    throw new HttpError("rate_limited", `Too many requests. Please try again in ${seconds} s.`, {
      headers: { "retry-after": String(seconds) },
    });
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
