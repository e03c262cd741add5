import { hash } from "node:crypto";
import type { IdentityId, IdentityVerifier, Person, VerifiedIdentity, VerifiedToken } from "../../core/account/mod.ts";
import type { Clock } from "../../core/shared/mod.ts";
import { LruCache } from "../shared/lru_cache.ts";
import type { Caller } from "./route.ts";

export interface CallersOptions {
  readonly verifier: IdentityVerifier;
  /** Finds the person of an identity, or makes the row of somebody who is new. */
  readonly identify: (identity: VerifiedIdentity) => Promise<Person>;
  readonly clock: Pick<Clock, "now">;
  /** How many tokens, and how many people, are remembered. Default 10,000. */
  readonly size?: number;
}

/** How long an answer is remembered, in milliseconds: as long as a removed account may still read. */
const REMEMBERED_FOR = 5 * 60 * 1000;

/**
 * Who stands behind a token. Remembers for five minutes, and never past a token's own end, so that a page's ten calls
 * cost one verification and one look into the database. The chat's sockets ask here too.
 */
export class Callers {
  readonly #options: CallersOptions;
  // Promises, so that ten calls at once wait for the same answer. A failed one is not remembered.
  readonly #tokens: LruCache<string, Remembered<VerifiedToken>>;
  readonly #callers: LruCache<IdentityId, Remembered<Caller>>;

  constructor(options: CallersOptions) {
    this.#options = options;
    this.#tokens = new LruCache(options.size ?? 10_000);
    this.#callers = new LruCache(options.size ?? 10_000);
  }

  /**
   * The identity that a token proves, and until when.
   *
   * @throws {DomainError} `not_signed_in`, `identity_unavailable`
   */
  async identityOf(token: string): Promise<VerifiedToken> {
    // By its hash: a list of live tokens is nothing to keep in memory.
    return await this.#remember(this.#tokens, hash("sha256", token), {
      ask: () => this.#options.verifier.verify(token),
      endOf: ({ expiresAt }) => expiresAt.getTime(),
    });
  }

  /**
   * The person whom a token speaks for; their row is there afterwards.
   *
   * @throws {DomainError} `not_signed_in`, `identity_unavailable`
   */
  async callerOf(token: string): Promise<Caller> {
    const identity = await this.identityOf(token);
    return await this.#remember(this.#callers, identity.identityId, {
      ask: async () => {
        const { id, identityId, fullName } = await this.#options.identify(identity);
        return { userId: id, identityId, fullName };
      },
      endOf: () => Number.POSITIVE_INFINITY,
    });
  }

  /** To be called when a person's name has changed, or the person is no more. */
  forget(identityId: IdentityId): void {
    this.#callers.delete(identityId);
  }

  /** To be called when such a change may have been missed. */
  forgetAll(): void {
    this.#callers.clear();
  }

  async #remember<Key, Value>(
    cache: LruCache<Key, Remembered<Value>>,
    key: Key,
    { ask, endOf }: { ask: () => Promise<Value>; endOf: (value: Value) => number },
  ): Promise<Value> {
    const now = this.#options.clock.now().getTime();
    const known = cache.get(key);
    if (known && now < known.until) return await known.value;

    const remembered: Remembered<Value> = { value: ask(), until: now + REMEMBERED_FOR };
    cache.set(key, remembered);
    try {
      const value = await remembered.value;
      remembered.until = Math.min(remembered.until, endOf(value));
      return value;
    } catch (error) {
      if (cache.get(key) === remembered) cache.delete(key);
      throw error;
    }
  }
}

interface Remembered<Value> {
  readonly value: Promise<Value>;
  /** In milliseconds since 1970. */
  until: number;
}
