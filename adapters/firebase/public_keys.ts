import type { Clock } from "../../core/shared/mod.ts";
import { DomainError } from "../../core/shared/mod.ts";

/** Where Google publishes the certificates that ID tokens are signed with. */
export const GOOGLE_KEYS_URL =
  "https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com";

export interface PublicKeysOptions {
  /** Default {@linkcode GOOGLE_KEYS_URL}. */
  readonly url?: string;
  readonly clock: Pick<Clock, "now">;
}

/** Certificates or public keys in PEM, by key id. */
export type Keys = Readonly<Record<string, string>>;

export interface CurrentKeys {
  readonly keys: Keys;
  /** True where they should have been renewed, and could not be. */
  readonly isStale: boolean;
}

interface Fetched {
  readonly keys: Keys;
  readonly at: number;
  /** Until when the publisher says they are good. */
  readonly goodUntil: number;
}

const SECOND = 1000;
/** How long the last good keys serve while new ones can't be had, in milliseconds. */
const KEPT_FOR = 24 * 3600 * SECOND;
/** How long the publisher is left alone after a failure, in milliseconds. */
const PAUSE = 30 * SECOND;
const PATIENCE = 5 * SECOND;
const DEFAULT_MAX_AGE = 3600;

/** The identity service's public keys: fetched when they are first needed, renewed when they run out, kept a day. */
export class PublicKeys {
  readonly #url: string;
  readonly #clock: Pick<Clock, "now">;
  #last: Fetched | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;
  #fetching: Promise<void> | undefined;

  constructor({ url = GOOGLE_KEYS_URL, clock }: PublicKeysOptions) {
    this.#url = url;
    this.#clock = clock;
  }

  /** @throws {DomainError} `identity_unavailable` where there are none, and none to be had. */
  async current(): Promise<CurrentKeys> {
    if (this.#isDue()) {
      this.#fetching ??= this.#fetch().finally(() => {
        this.#fetching = undefined;
      });
      await this.#fetching;
    }
    const last = this.#last;
    const now = this.#clock.now().getTime();
    if (!last || now >= last.at + KEPT_FOR) throw identityUnavailable();
    return { keys: last.keys, isStale: now >= last.goodUntil };
  }

  #isDue(): boolean {
    const now = this.#clock.now().getTime();
    return now >= (this.#last?.goodUntil ?? 0) && now >= this.#failedAt + PAUSE;
  }

  // A failure is told by what is left afterwards: the last keys, or none.
  async #fetch(): Promise<void> {
    try {
      const response = await fetch(this.#url, { signal: AbortSignal.timeout(PATIENCE) });
      const keys: unknown = await response.json();
      if (!response.ok || !areKeys(keys)) throw new Error(`${this.#url} answered ${response.status} without keys`);
      const at = this.#clock.now().getTime();
      const maxAge = /\bmax-age=(\d+)/u.exec(response.headers.get("cache-control") ?? "")?.[1];
      this.#last = { keys, at, goodUntil: at + Number(maxAge ?? DEFAULT_MAX_AGE) * SECOND };
    } catch {
      this.#failedAt = this.#clock.now().getTime();
    }
  }
}

/** The refusal of somebody who may well be signed in. */
export function identityUnavailable(cause?: unknown): DomainError {
  return new DomainError("identity_unavailable", "Cannot check who you are just now. Please try again.", { cause });
}

function areKeys(value: unknown): value is Keys {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).length > 0 &&
    Object.values(value).every((key) => typeof key === "string" && key.startsWith("-----BEGIN "))
  );
}
