import type { Session, SessionId, StoredSession } from "./session.ts";
import type { UserId } from "./user_id.ts";

/** A session to store. */
export interface NewSession extends Session {
  /** The token's hash: the token itself is stored nowhere. */
  readonly tokenHash: string;
  readonly sealedProof: string;
}

/** People's sessions. Every implementation passes `adapters/contracts/session_store_contract.ts`. */
export interface SessionStore {
  /**
   * Adds a session of an existing person, then removes the person's least recently seen ones beyond `max`.
   *
   * @returns the removed sessions.
   */
  add(session: NewSession, max: number): Promise<readonly SessionId[]>;

  /** The session of this token, unless it has expired. */
  find(tokenHash: string, now: Date): Promise<StoredSession | undefined>;

  /** A person's sessions that have not expired, the most recently seen first; at most `max`. */
  list(userId: UserId, options: { now: Date; max: number }): Promise<readonly Session[]>;

  /** Stores that a session is in use. Does nothing for an unknown session. */
  touch(id: SessionId, times: Pick<Session, "lastSeenAt" | "checkedAt" | "expiresAt">): Promise<void>;

  /** Replaces the session's tokens, which the identity service has renewed. Does nothing for an unknown session. */
  renewProof(id: SessionId, sealedProof: string): Promise<void>;

  /** Removes a person's session. @returns false for an unknown one, and for another person's. */
  remove(userId: UserId, id: SessionId): Promise<boolean>;

  /** Removes the person's sessions except `keep`. @returns the removed sessions. */
  removeOthers(userId: UserId, keep: SessionId | undefined): Promise<readonly SessionId[]>;

  /** Removes expired sessions. */
  sweep(now: Date): Promise<void>;
}
