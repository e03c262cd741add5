import { currentUserQuery, currentUserReply } from "../../../wire/current_user.ts";
import { type Route, route } from "../route.ts";

export function currentUserRoute(): Route {
  return route({
    method: "get",
    path: "/api/current-user",
    summary: "The caller's user id",
    access: "signed-in",
    query: currentUserQuery,
    reply: currentUserReply,
    async handle({ caller }) {
      return { userId: caller.userId, fullName: caller.fullName };
    },
  });
}
