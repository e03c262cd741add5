import type { Clock } from "../shared/mod.ts";
import { MAX_SESSIONS_PER_PERSON, type Session } from "./session.ts";
import type { SessionStore } from "./session_store.ts";
import type { UserId } from "./user_id.ts";

/** A person's active sessions, the most recently used first. */
export async function listSessions(
  { sessions, clock }: { readonly sessions: Pick<SessionStore, "list">; readonly clock: Pick<Clock, "now"> },
  { userId }: { userId: UserId },
): Promise<readonly Session[]> {
  return await sessions.list(userId, { now: clock.now(), max: MAX_SESSIONS_PER_PERSON });
}
