import type { Session, UserId } from "../../../core/account/mod.ts";
import { listSessionsReply, sessionQuery } from "../../../wire/account/session.ts";
import { type Route, route } from "../route.ts";
import { sessionViewOf } from "./session_view.ts";

export function listSessionsRoute(listSessions: (input: { userId: UserId }) => Promise<readonly Session[]>): Route {
  return route({
    method: "get",
    path: "/api/sessions",
    summary: "Where the caller is signed in, the most recently seen first",
    access: "signed-in",
    isForAccessTokens: false,
    query: sessionQuery,
    reply: listSessionsReply,
    async handle({ caller: { userId }, session }) {
      return { sessions: (await listSessions({ userId })).map((each) => sessionViewOf(each, session.id)) };
    },
  });
}
