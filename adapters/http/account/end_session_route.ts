import type { SessionId, UserId } from "../../../core/account/mod.ts";
import { endedReply, sessionParams, sessionQuery } from "../../../wire/account/session.ts";
import { type Route, route } from "../route.ts";

export function endSessionRoute(endSession: (input: { userId: UserId; id: SessionId }) => Promise<void>): Route {
  return route({
    method: "delete",
    path: "/api/sessions/:id",
    summary: "End one of the caller's sessions, and close its sockets",
    access: "signed-in",
    isForAccessTokens: false,
    params: sessionParams,
    query: sessionQuery,
    reply: endedReply,
    async handle({ caller: { userId }, params }) {
      await endSession({ userId, id: params.id as SessionId }); // sound: an unknown id is no session's
      return { ended: 1 };
    },
  });
}
