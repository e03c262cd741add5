import type { Clock, IdSource } from "../shared/mod.ts";
import { MAX_SESSIONS_PER_PERSON, type Session, type SessionId, type SessionProof, sessionExpiry } from "./session.ts";
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
    id: ids.next() as SessionId,
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
