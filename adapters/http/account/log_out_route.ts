import type { SessionId, UserId } from "../../../core/account/mod.ts";
import { endedReply, sessionQuery } from "../../../wire/session.ts";
import { type Route, route } from "../route.ts";

/** @param endSession ends a session of this person; not an error if it has ended meanwhile. */
export function logOutRoute(endSession: (input: { userId: UserId; id: SessionId }) => Promise<void>): Route {
  return route({
    method: "delete",
    path: "/api/session",
    summary: "End the caller's session and delete its cookie; a bearer token has no session to end",
    access: "signed-in",
    query: sessionQuery,
    reply: endedReply,
    async handle({ caller: { userId }, session: { id, setCookie } }) {
      setCookie(undefined);
      if (id === undefined) return { ended: 0 };
      await endSession({ userId, id });
      return { ended: 1 };
    },
  });
}
