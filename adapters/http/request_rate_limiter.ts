import { DAY_MS } from "../../core/shared/mod.ts";
import type { RateClass } from "../../wire/call.ts";
import { networkOf } from "../shared/network_of.ts";
import type { RateLimit, RateLimiter } from "../shared/rate_limiter.ts";
import { HttpError } from "./http_error.ts";

/** How many requests are allowed. Those with a valid token count per person, all others per address. */
export interface RequestLimits {
  readonly readsPerMinute: number;
  readonly writesPerMinute: number;
  readonly photosPerTenMinutes: number;
  readonly addressReadsPerMinute: number;
  readonly savePreferencesPerMinute: number;
}

/** The person or address that a request counts against. */
export type RateLimitSubject =
  | { readonly kind: "person"; readonly id: string }
  | { readonly kind: "address"; readonly address: string };

export interface RequestRateLimiterOptions {
  readonly limits: RequestLimits;
  readonly rateLimiter: RateLimiter;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** An export reads everything of a person. */
const EXPORTS_PER_DAY = 5;
/** The identity service has limits of its own, which one person must not use up for all. */
const MAILS_PER_HOUR = 5;
/** A search uses a core for up to half a second. */
const WEEK_SEARCHES_PER_MINUTE = 30;
/** A page of the feed has a hundred photos, and many people can have one address. */
const PHOTO_READS_PER_MINUTE = 3_000;
/** A browser sends one report for a batch of violations. */
const CSP_REPORTS_PER_MINUTE = 30;

/** Limits the requests of each person and address, in windows that begin with the first request. */
export class RequestRateLimiter {
  readonly #rateLimiter: RateLimiter;
  readonly #limits: Record<RateLimitSubject["kind"], Record<RateClass, RateLimit>>;

  constructor({ limits, rateLimiter }: RequestRateLimiterOptions) {
    this.#rateLimiter = rateLimiter;
    const read = { name: "person reads", capacity: limits.readsPerMinute, windowMs: MINUTE_MS };
    const write = { name: "person writes", capacity: limits.writesPerMinute, windowMs: MINUTE_MS };
    const photo = { name: "person photos", capacity: limits.photosPerTenMinutes, windowMs: 10 * MINUTE_MS };
    const address = { name: "address reads", capacity: limits.addressReadsPerMinute, windowMs: MINUTE_MS };
    const preferences = {
      name: "address preferences",
      capacity: limits.savePreferencesPerMinute,
      windowMs: MINUTE_MS,
    };
    const photoRead = { name: "address photo reads", capacity: PHOTO_READS_PER_MINUTE, windowMs: MINUTE_MS };
    const report = { name: "address csp reports", capacity: CSP_REPORTS_PER_MINUTE, windowMs: MINUTE_MS };
    const personExport = { name: "person exports", capacity: EXPORTS_PER_DAY, windowMs: DAY_MS };
    const mail = { name: "person verification mails", capacity: MAILS_PER_HOUR, windowMs: HOUR_MS };
    const search = { name: "person week searches", capacity: WEEK_SEARCHES_PER_MINUTE, windowMs: MINUTE_MS };
    this.#limits = {
      person: {
        read,
        write,
        photo,
        "photo-read": photoRead,
        "save-preferences": write,
        "csp-report": report,
        export: personExport,
        mail,
        "week-search": search,
      },
      address: {
        read: address,
        write: address,
        photo: address,
        "photo-read": photoRead,
        "save-preferences": preferences,
        "csp-report": report,
        export: address,
        mail: address,
        "week-search": address,
      },
    };
  }

  /**
   * Counts one request.
   *
   * @throws {HttpError} `rate_limited`, with the seconds until the next request is allowed in `Retry-After`.
   */
  async consume(subject: RateLimitSubject, rateClass: RateClass): Promise<void> {
    const key = subject.kind === "person" ? subject.id : networkOf(subject.address);
    const waitMs = await this.#rateLimiter.consume(this.#limits[subject.kind][rateClass], key);
    if (waitMs === 0) return;
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    throw new HttpError("rate_limited", `Too many requests. Please try again in ${seconds} s.`, {
      headers: { "retry-after": String(seconds) },
    });
  }
}
