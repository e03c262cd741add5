import type { Clock } from "../shared/mod.ts";
import { SESSION_TOUCH_INTERVAL_MS, type Session, sessionExpiry } from "./session.ts";
import type { SessionStore } from "./session_store.ts";

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
