import { currentUserQuery, currentUserReply } from "../../../wire/current_user.ts";
import { type Route, route } from "../route.ts";

export function currentUserRoute(): Route {
  return route({
    method: "get",
    path: "/api/current-user",
    summary: "Who the caller is",
    access: "signed-in",
    query: currentUserQuery,
    reply: currentUserReply,
    async handle({ caller }) {
      const { userId, fullName, identityId, email = null } = caller;
      return { userId, fullName, firebaseUid: identityId, email };
    },
  });
}
