import type { AccessScope, AccessToken, Session, SessionId, StoredSession } from "./session.ts";
import type { UserId } from "./user_id.ts";

/** A session to store. */
export interface NewSession extends Session {
  /** The token's hash: the token itself is stored nowhere. */
  readonly tokenHash: string;
  readonly sealedProof: string;
}

/** People's sessions in browsers, and their access tokens. Every implementation passes `adapters/contracts/account/session_store_contract.ts`. */
export interface SessionStore {
  /**
   * Adds a browser's session of an existing person, then removes the person's least recently used sessions beyond `max`.
   *
   * @returns the removed sessions.
   */
  add(session: NewSession, max: number): Promise<readonly SessionId[]>;

  /**
   * Adds an access token of an existing person, unless they have `max` that have not expired.
   *
   * @returns whether it was added.
   */
  addAccessToken(token: NewSession & { readonly scope: AccessScope }, max: number): Promise<boolean>;

  /** The session of this token, unless it has expired. */
  find(tokenHash: string, now: Date): Promise<StoredSession | undefined>;

  /** A person's access tokens that have not expired, the newest first. */
  listAccessTokens(userId: UserId, now: Date): Promise<readonly AccessToken[]>;

  /** The browsers' sessions of a person that have not expired, the most recently used first; at most `max`. */
  list(userId: UserId, options: { now: Date; max: number }): Promise<readonly Session[]>;

  /** Stores that a session is in use. Does nothing for an unknown session. */
  touch(id: SessionId, times: Pick<Session, "lastSeenAt" | "checkedAt" | "expiresAt">): Promise<void>;

  /** Replaces the session's tokens, which the identity service has renewed. Does nothing for an unknown session. */
  renewProof(id: SessionId, sealedProof: string): Promise<void>;

  /** Removes a person's session or access token. @returns false for an unknown one, and for another person's. */
  remove(userId: UserId, id: SessionId): Promise<boolean>;

  /** Removes the browsers' sessions of a person except `keep`, and their access tokens if wanted. @returns what it removed. */
  removeOthers(
    userId: UserId,
    which: { readonly keep: SessionId | undefined; readonly accessTokens: boolean },
  ): Promise<readonly SessionId[]>;

  /** Removes expired sessions. */
  sweep(now: Date): Promise<void>;
}
