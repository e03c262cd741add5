import { currentUserQuery, currentUserReply } from "../../../wire/current_user.ts";
import { type Route, route } from "../route.ts";

/** Needs no use case of its own: who is calling has been found out before any route is asked. */
export function currentUserRoute(): Route {
  return route({
    method: "get",
    path: "/api/current-user",
    summary: "One's own number, by which others know one",
    access: "signed-in",
    query: currentUserQuery,
    reply: currentUserReply,
    async handle({ caller }) {
      return { userId: caller.userId, fullName: caller.fullName };
    },
  });
}
