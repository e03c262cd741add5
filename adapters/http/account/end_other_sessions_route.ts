import type { EndOtherSessionsInput, SessionId } from "../../../core/account/mod.ts";
import { endedReply, sessionQuery } from "../../../wire/account/session.ts";
import { type Route, route } from "../route.ts";

export function endOtherSessionsRoute(
  endOtherSessions: (input: EndOtherSessionsInput) => Promise<readonly SessionId[]>,
): Route {
  return route({
    method: "delete",
    path: "/api/sessions",
    summary: "End the caller's other sessions; with a bearer token, all of them",
    access: "signed-in",
    isForAccessTokens: false,
    query: sessionQuery,
    reply: endedReply,
    async handle({ caller: { userId }, session }) {
      return { ended: (await endOtherSessions({ userId, keep: session.id })).length };
    },
  });
}
