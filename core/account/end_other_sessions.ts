import type { SessionId } from "./session.ts";
import type { SessionStore } from "./session_store.ts";
import type { UserId } from "./user_id.ts";

export interface EndOtherSessionsInput {
  readonly userId: UserId;
  /** The session that stays; undefined ends all. */
  readonly keep: SessionId | undefined;
}

/** Ends a person's sessions, except one. @returns the ended sessions. */
export async function endOtherSessions(
  { sessions }: { readonly sessions: Pick<SessionStore, "removeOthers"> },
  { userId, keep }: EndOtherSessionsInput,
): Promise<readonly SessionId[]> {
  return await sessions.removeOthers(userId, keep);
}
