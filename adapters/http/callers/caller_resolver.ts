import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type {
  IdentityId,
  IdentityVerifier,
  Person,
  VerifiedIdentity,
  VerifiedToken,
} from "../../../core/account/mod.ts";
import type { Clock } from "../../../core/shared/mod.ts";
import type { Caller } from "../route.ts";
import type { AccountChecks } from "./account_checks.ts";

export interface CallerResolverOptions {
  readonly verifier: IdentityVerifier;
  readonly checks: AccountChecks;
  /** Finds the person of an identity, or creates the row of a new one. */
  readonly identify: (identity: VerifiedIdentity) => Promise<Person>;
  readonly clock: Pick<Clock, "now">;
  /** How many tokens, and how many people, are cached. Default 10,000. */
  readonly maxEntries?: number;
}

const CACHE_TTL_MS = 5 * 60 * 1000;

/**
 * Finds the person behind a token. Caches the result for five minutes, and never longer than the token is valid, so
 * that a page's ten requests cost one verification and one query. {@linkcode AccountChecks} refuses it sooner when the
 * account is no longer active. Chat uses it too.
 */
export class CallerResolver {
  readonly #options: CallerResolverOptions;
  // Promises, so that simultaneous requests share one verification. Failures are not cached.
  readonly #tokens: LRUCache<string, CacheEntry<VerifiedToken>>;
  readonly #callers: LRUCache<IdentityId, CacheEntry<KnownCaller>>;

  constructor(options: CallerResolverOptions) {
    this.#options = options;
    const { maxEntries: max = 10_000 } = options;
    this.#tokens = new LRUCache({ max });
    this.#callers = new LRUCache({ max });
  }

  /**
   * The identity that a token proves, and until when.
   *
   * @param maxAgeMs see {@linkcode AccountToCheck.maxAgeMs}
   * @throws {DomainError} `not_signed_in`, `identity_unavailable`
   */
  async resolveIdentity(token: string, { maxAgeMs }: { maxAgeMs?: number | undefined } = {}): Promise<VerifiedToken> {
    // By its hash, so that no valid tokens are in memory.
    const key = hash("sha256", token);
    const verified = await this.#cached(this.#tokens, key, {
      load: () => this.#options.verifier.verify(token),
      expiryOf: ({ expiresAt }) => expiresAt.getTime(),
    });
    const proof = { identityToken: token, refreshToken: undefined };
    const account = await this.#options.checks.ensureActive(key, { identityId: verified.identityId, proof, maxAgeMs });
    // The account is newer than the token's claims.
    const { email, emailVerified } = account;
    return emailVerified === undefined ? verified : { ...verified, email, emailVerified };
  }

  /**
   * The person whom a token identifies. Creates their row where there is none.
   *
   * @throws {DomainError} `not_signed_in`, `identity_unavailable`
   */
  async resolveCaller(token: string, options?: { maxAgeMs?: number | undefined }): Promise<Caller> {
    return await this.callerOf(await this.resolveIdentity(token, options));
  }

  /** The person of a verified identity. Creates their row where there is none, and stores a verified e-mail address. */
  async callerOf(identity: VerifiedIdentity): Promise<Caller> {
    const { identityId, emailVerified } = identity;
    const stored = verifiedEmailOf(identity);
    const cached = this.#callers.get(identityId);
    if (emailVerified !== undefined && cached && (await cached.value).storedEmail !== stored) this.forget(identityId);
    return (
      await this.#cached(this.#callers, identityId, {
        load: async () => {
          const { id, fullName, email } = await this.#options.identify(identity);
          return { caller: { userId: id, identityId, fullName, email }, storedEmail: stored };
        },
        expiryOf: () => Number.POSITIVE_INFINITY,
      })
    ).caller;
  }

  /** Call it when a person was renamed or deleted. */
  forget(identityId: IdentityId): void {
    this.#callers.delete(identityId);
  }

  /** Call it when such a change may have been missed. */
  forgetAll(): void {
    this.#callers.clear();
  }

  async #cached<Key extends string, Value>(
    cache: LRUCache<Key, CacheEntry<Value>>,
    key: Key,
    { load, expiryOf }: { load: () => Promise<Value>; expiryOf: (value: Value) => number },
  ): Promise<Value> {
    const now = this.#options.clock.now().getTime();
    const cached = cache.get(key);
    if (cached && now < cached.expiresAt) return await cached.value;

    const entry: CacheEntry<Value> = { value: load(), expiresAt: now + CACHE_TTL_MS };
    cache.set(key, entry);
    try {
      const value = await entry.value;
      entry.expiresAt = Math.min(entry.expiresAt, expiryOf(value));
      return value;
    } catch (error) {
      if (cache.get(key) === entry) cache.delete(key);
      throw error;
    }
  }
}

interface KnownCaller {
  readonly caller: Caller;
  /** The verified e-mail address that was stored; null if there is none, undefined if that is not known. */
  readonly storedEmail: string | null | undefined;
}

function verifiedEmailOf({ email, emailVerified }: VerifiedIdentity): string | null | undefined {
  return emailVerified === undefined ? undefined : (emailVerified && email) || null;
}

interface CacheEntry<Value> {
  readonly value: Promise<Value>;
  /** In milliseconds since 1970. */
  expiresAt: number;
}
