import { createPublicKey, type KeyObject } from "node:crypto";
import { z } from "zod";
import type { Clock } from "../../core/shared/mod.ts";
import { identityUnavailable } from "./identity_unavailable.ts";

/** Where Google publishes the keys that ID tokens are signed with, as a JSON Web Key Set. */
export const GOOGLE_KEYS_URL =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

export interface PublicKeysOptions {
  /** Default {@linkcode GOOGLE_KEYS_URL}. */
  readonly url?: string | undefined;
  readonly clock: Pick<Clock, "now">;
}

/** Keys by their id. */
export type KeysById = Readonly<Record<string, KeyObject>>;

export interface CurrentKeys {
  readonly keys: KeysById;
  /** Whether the keys are older than their publisher allows, because they could not be fetched again. */
  readonly isStale: boolean;
}

interface FetchedKeys {
  readonly keys: KeysById;
  readonly fetchedAt: number;
  readonly staleAt: number;
}

const SECOND_MS = 1000;
/** How long the last keys are used while they can't be fetched again. */
const MAX_AGE_MS = 24 * 3600 * SECOND_MS;
const RETRY_DELAY_MS = 30 * SECOND_MS;
const FETCH_TIMEOUT_MS = 5 * SECOND_MS;
const DEFAULT_CACHE_SECONDS = 3600;

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string() })).min(1) });

/**
 * The identity service's public keys, cached as long as its reply's `Cache-Control` says. Not firebase-admin's own, which
 * drops its last keys as soon as a fetch fails, waits for the network without end, and fetches once for each token.
 */
export class PublicKeys {
  readonly #url: string;
  readonly #clock: Pick<Clock, "now">;
  #fetched: FetchedKeys | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;
  #fetching: Promise<void> | undefined;

  constructor({ url = GOOGLE_KEYS_URL, clock }: PublicKeysOptions) {
    this.#url = url;
    this.#clock = clock;
  }

  /** @throws {DomainError} `identity_unavailable` where there are no keys, and none can be fetched. */
  async current(): Promise<CurrentKeys> {
    if (this.#isFetchDue()) {
      this.#fetching ??= this.#fetch().finally(() => {
        this.#fetching = undefined;
      });
      await this.#fetching;
    }
    const fetched = this.#fetched;
    const now = this.#clock.now().getTime();
    if (!fetched || now >= fetched.fetchedAt + MAX_AGE_MS) throw identityUnavailable();
    return { keys: fetched.keys, isStale: now >= fetched.staleAt };
  }

  #isFetchDue(): boolean {
    const now = this.#clock.now().getTime();
    return now >= (this.#fetched?.staleAt ?? 0) && now >= this.#failedAt + RETRY_DELAY_MS;
  }

  /** Never rejects: after a failure the last keys remain. */
  async #fetch(): Promise<void> {
    try {
      const response = await fetch(this.#url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
      if (!response.ok) throw new Error(`${this.#url} answered ${response.status}`);
      const published = keySet.parse(await response.json()).keys;
      const keys = Object.fromEntries(published.map((key) => [key.kid, createPublicKey({ key, format: "jwk" })]));
      const fetchedAt = this.#clock.now().getTime();
      const cacheSeconds = /\bmax-age=(\d+)/u.exec(response.headers.get("cache-control") ?? "")?.[1];
      const staleAt = fetchedAt + Number(cacheSeconds ?? DEFAULT_CACHE_SECONDS) * SECOND_MS;
      this.#fetched = { keys, fetchedAt, staleAt };
    } catch {
      this.#failedAt = this.#clock.now().getTime();
    }
  }
}
