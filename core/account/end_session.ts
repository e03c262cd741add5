import { DomainError } from "../shared/mod.ts";
import type { SessionId } from "./session.ts";
import type { SessionStore } from "./session_store.ts";
import type { UserId } from "./user_id.ts";

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
