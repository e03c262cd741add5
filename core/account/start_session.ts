import type { Clock, IdSource } from "../shared/mod.ts";
import { MAX_SESSIONS_PER_PERSON, type SessionId, type SessionProof, sessionExpiry } from "./session.ts";
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
  readonly id: SessionId;
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
  const id = ids.next() as SessionId;
  const ended = await sessions.add(
    {
      id,
      userId,
      device,
      tokenHash: sessionTokens.hash(token),
      sealedProof: sessionTokens.seal(JSON.stringify(proof), token),
      createdAt: now,
      lastSeenAt: now,
      checkedAt: now,
      expiresAt: sessionExpiry(now, now),
    },
    MAX_SESSIONS_PER_PERSON,
  );
  return { id, token, ended };
}
