import { type Clock, DomainError, type IdSource } from "../shared/mod.ts";
import {
  MAX_SESSIONS_PER_PERSON,
  SESSION_TOUCH_INTERVAL_MS,
  type Session,
  type SessionId,
  type SessionProof,
  type StoredSession,
  sessionExpiry,
} from "./session.ts";
import type { SessionStore } from "./session_store.ts";
import type { SessionTokens } from "./session_tokens.ts";
import type { UserId } from "./user_id.ts";

export interface StartSessionPorts {
  readonly sessions: Pick<SessionStore, "add">;
  readonly sessionTokens: Pick<SessionTokens, "create" | "hash" | "seal">;
  readonly clock: Pick<Clock, "now">;
  readonly ids: IdSource;
}

export interface StartSessionInput {
  /** The person behind the verified identity token. */
  readonly userId: UserId;
  readonly proof: SessionProof;
  readonly device: string;
}

export interface StartedSession {
  readonly session: Session;
  /** The only copy: it is not stored. */
  readonly token: string;
  /** The person's sessions that ended, because there were too many. */
  readonly ended: readonly SessionId[];
}

/** Starts a session of a person who has just signed in at the identity service. */
export async function startSession(
  { sessions, sessionTokens, clock, ids }: StartSessionPorts,
  { userId, proof, device }: StartSessionInput,
): Promise<StartedSession> {
  const token = sessionTokens.create();
  const now = clock.now();
  const session: Session = {
    id: ids.next() as SessionId, // sound: a new id
    userId,
    device,
    createdAt: now,
    lastSeenAt: now,
    checkedAt: now,
    expiresAt: sessionExpiry(now, now),
  };
  const sealedProof = sessionTokens.seal(JSON.stringify(proof), token);
  const added = { ...session, tokenHash: sessionTokens.hash(token), sealedProof };
  return { session, token, ended: await sessions.add(added, MAX_SESSIONS_PER_PERSON) };
}

export interface FindSessionPorts {
  readonly sessions: Pick<SessionStore, "find">;
  readonly sessionTokens: Pick<SessionTokens, "hash" | "open">;
  readonly clock: Pick<Clock, "now">;
}

/** A session, and the identity service's tokens that it was started with. */
export interface FoundSession {
  readonly session: StoredSession;
  readonly proof: SessionProof;
}

/**
 * The session of a token.
 *
 * @throws {DomainError} `not_signed_in` if there is none, or it has expired.
 */
export async function findSession(
  { sessions, sessionTokens, clock }: FindSessionPorts,
  token: string,
): Promise<FoundSession> {
  const session = await sessions.find(sessionTokens.hash(token), clock.now());
  if (!session) throw new DomainError("not_signed_in", "Please sign in");
  const proof = JSON.parse(sessionTokens.open(session.sealedProof, token)) as SessionProof; // sound: sealed by startSession
  return { session, proof };
}

/**
 * Notes that a session is in use, at most every {@linkcode SESSION_TOUCH_INTERVAL_MS}, and extends that of a browser.
 *
 * @returns the session as it is stored now.
 */
export async function touchSession<S extends Session>(
  { sessions, clock }: { readonly sessions: Pick<SessionStore, "touch">; readonly clock: Pick<Clock, "now"> },
  { session, checkedAt }: { session: S; checkedAt: Date },
): Promise<S> {
  const now = clock.now();
  if (now.getTime() - session.lastSeenAt.getTime() < SESSION_TOUCH_INTERVAL_MS) return session;
  const expiresAt = session.scope === undefined ? sessionExpiry(session.createdAt, now) : session.expiresAt;
  const times = { lastSeenAt: now, checkedAt, expiresAt };
  await sessions.touch(session.id, times);
  return { ...session, ...times };
}

/** A person's active sessions, the most recently used first. */
export async function listSessions(
  { sessions, clock }: { readonly sessions: Pick<SessionStore, "list">; readonly clock: Pick<Clock, "now"> },
  { userId }: { userId: UserId },
): Promise<readonly Session[]> {
  return await sessions.list(userId, { now: clock.now(), max: MAX_SESSIONS_PER_PERSON });
}

/**
 * Ends a person's session.
 *
 * @throws {DomainError} `session_not_found` for an unknown one, and for another person's.
 */
export async function endSession(
  { sessions }: { readonly sessions: Pick<SessionStore, "remove"> },
  { userId, id }: { userId: UserId; id: SessionId },
): Promise<void> {
  if (!(await sessions.remove(userId, id)))
    throw new DomainError("session_not_found", "This session has ended already");
}

export interface EndOtherSessionsInput {
  readonly userId: UserId;
  /** The session that stays; undefined ends all. */
  readonly keep: SessionId | undefined;
  /** Whether the person's access tokens end, too. */
  readonly accessTokens: boolean;
}

/** Ends a person's sessions, except one. @returns what ended. */
export async function endOtherSessions(
  { sessions }: { readonly sessions: Pick<SessionStore, "removeOthers"> },
  { userId, ...which }: EndOtherSessionsInput,
): Promise<readonly SessionId[]> {
  return await sessions.removeOthers(userId, which);
}
