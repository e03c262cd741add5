import { LRUCache } from "lru-cache";
import {
  type AccessScope,
  type FoundSession,
  findSession,
  type IdentityId,
  type SessionId,
  type SessionProof,
  type SessionStore,
  type SessionTokens,
  touchSession,
} from "../../../core/account/mod.ts";
import { type Clock, DomainError } from "../../../core/shared/mod.ts";
import type { Caller } from "../route.ts";
import type { AccountChecks } from "./account_checks.ts";
import type { CallerResolver } from "./caller_resolver.ts";

export interface SessionResolverOptions {
  readonly sessions: SessionStore;
  readonly sessionTokens: SessionTokens;
  readonly callerResolver: Pick<CallerResolver, "callerOf">;
  readonly checks: AccountChecks;
  readonly clock: Pick<Clock, "now">;
  /** How many sessions are cached. Default 10,000. */
  readonly maxEntries?: number;
}

/** A caller who is signed in with a session, or whose access token a program uses. */
export interface SessionCaller {
  readonly id: SessionId;
  readonly caller: Caller;
  readonly expiresAt: Date;
  /** The identity service's tokens for the account, renewed. */
  readonly proof: SessionProof;
}

/**
 * A session is read again after this time, in case its end was not reported. Less than the account checks' interval, so
 * that both together stay within 60 seconds.
 */
const CACHE_TTL_MS = 15_000;

/** Finds the session of a cookie, for HTTP and chat, and notifies the listeners when sessions end. */
export class SessionResolver {
  readonly #options: SessionResolverOptions;
  /** By the token's hash. */
  readonly #cache: LRUCache<string, CacheEntry>;
  readonly #listeners = new Set<(ended: readonly SessionId[]) => void>();

  constructor(options: SessionResolverOptions) {
    this.#options = options;
    const { maxEntries: max = 10_000 } = options;
    this.#cache = new LRUCache({ max });
  }

  /**
   * The session of a cookie's token, which is in use from now on.
   *
   * @param maxAgeMs see {@linkcode AccountToCheck.maxAgeMs}
   * @throws {DomainError} `not_signed_in`, `identity_unavailable`
   */
  async resolve(token: string, { maxAgeMs }: { maxAgeMs?: number | undefined } = {}): Promise<SessionCaller> {
    const found = await this.#find(token);
    if (found.session.scope !== undefined) throw new DomainError("not_signed_in", "Please sign in");
    return await this.#use(token, found, maxAgeMs);
  }

  /**
   * The person and the scope of an access token.
   *
   * @param maxAgeMs see {@linkcode AccountToCheck.maxAgeMs}
   * @throws {DomainError} `not_signed_in`, `identity_unavailable`
   */
  async resolveAccessToken(
    token: string,
    { maxAgeMs }: { maxAgeMs?: number | undefined } = {},
  ): Promise<{ readonly caller: Caller; readonly scope: AccessScope }> {
    const found = await this.#find(token);
    const { scope } = found.session;
    if (scope === undefined) throw new DomainError("not_signed_in", "Please sign in");
    const { caller } = await this.#use(token, found, maxAgeMs);
    return { caller, scope };
  }

  async #use(token: string, { session, proof }: FoundSession, maxAgeMs: number | undefined): Promise<SessionCaller> {
    const { sessions, sessionTokens, callerResolver, checks, clock } = this.#options;
    const { id, person, checkedAt: before } = session;
    if (session.expiresAt <= clock.now()) throw new DomainError("not_signed_in", "Please sign in");
    const { identityId } = person;
    const stored = {
      load: async () => (await findSession(this.#options, token)).proof,
      save: (renewed: SessionProof) => sessions.renewProof(id, sessionTokens.seal(JSON.stringify(renewed), token)),
    };
    const account = await checks
      .ensureActive(id, { identityId, proof, stored, checkedAt: before, maxAgeMs })
      .catch(async (error: unknown) => {
        if (error instanceof DomainError && error.code === "not_signed_in") {
          await sessions.remove(session.userId, id);
          this.ended([id]);
        }
        throw error;
      });
    const touched = await touchSession({ sessions, clock }, { session, checkedAt: account.checkedAt });
    if (touched !== session) this.#remember(token, { session: touched, proof });
    // The account's own address: the stored one may be older, and must not count as verified with it.
    const { emailVerified } = account;
    const email = emailVerified === undefined ? person.email : account.email;
    // The sign-in time identifies a session of a just deleted account, which must not be created again while the session is
    // cached here.
    const identity = { identityId, email, emailVerified, signedInAt: session.createdAt, name: person.fullName };
    const caller = await callerResolver.callerOf(identity);
    return { id, caller, expiresAt: touched.expiresAt, proof: account.proof };
  }

  /** The identity of a cookie's session; undefined if there is none any more. */
  async identityOf(token: string): Promise<IdentityId | undefined> {
    try {
      return (await this.#find(token)).session.person.identityId;
    } catch (error) {
      if (error instanceof DomainError && error.code === "not_signed_in") return undefined;
      throw error;
    }
  }

  /** Call it when sessions have ended, on this server or another one. */
  ended(ids: readonly SessionId[]): void {
    if (ids.length === 0) return;
    for (const [key, { id }] of this.#cache) {
      // A session that is still being read may be one of these.
      if (id === undefined || ids.includes(id)) this.#cache.delete(key);
    }
    for (const id of ids) this.#options.checks.forget(id);
    for (const listener of this.#listeners) listener(ids);
  }

  /** Call it when an end may have been missed. */
  forgetAll(): void {
    this.#cache.clear();
  }

  /** Calls the listener with the sessions that ended. */
  onEnded(listener: (ended: readonly SessionId[]) => void): void {
    this.#listeners.add(listener);
  }

  async #find(token: string): Promise<FoundSession> {
    const { sessionTokens, clock } = this.#options;
    const key = sessionTokens.hash(token);
    const now = clock.now().getTime();
    const cached = this.#cache.get(key);
    if (cached && now < cached.expiresAt) return await cached.found;

    const entry: CacheEntry = {
      found: findSession(this.#options, token),
      id: undefined,
      expiresAt: now + CACHE_TTL_MS,
    };
    this.#cache.set(key, entry);
    try {
      const found = await entry.found;
      entry.id = found.session.id;
      return found;
    } catch (error) {
      if (this.#cache.get(key) === entry) this.#cache.delete(key);
      throw error;
    }
  }

  /** Replaces the cached session, unless it has ended meanwhile. */
  #remember(token: string, found: FoundSession): void {
    const entry = this.#cache.get(this.#options.sessionTokens.hash(token));
    if (entry) entry.found = Promise.resolve(found);
  }
}

interface CacheEntry {
  /** A promise, so that simultaneous requests share one query. */
  found: Promise<FoundSession>;
  /** Undefined while it is being read. */
  id: SessionId | undefined;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}
