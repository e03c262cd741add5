import { type CurrentUserView, currentUserQuery, currentUserReply } from "../../../wire/account/current_user.ts";
import { type Caller, type Route, route } from "../route.ts";

export function currentUserRoute(): Route {
  return route({
    method: "get",
    path: "/api/current-user",
    summary: "Who the caller is",
    access: "signed-in",
    query: currentUserQuery,
    reply: currentUserReply,
    async handle({ caller }) {
      return currentUserView(caller);
    },
  });
}

/** The caller's own account on the wire. */
export function currentUserView({ userId, fullName, identityId, email }: Caller): CurrentUserView {
  return { userId, fullName, firebaseUid: identityId, email: email ?? null };
}
