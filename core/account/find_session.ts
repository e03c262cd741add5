import { type Clock, DomainError } from "../shared/mod.ts";
import type { SessionProof, StoredSession } from "./session.ts";
import type { SessionStore } from "./session_store.ts";
import type { SessionTokens } from "./session_tokens.ts";

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
