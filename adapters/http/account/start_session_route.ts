import { DomainError } from "../../../core/shared/mod.ts";
import { startSessionBody, startSessionReply } from "../../../wire/account/session.ts";
import { type Route, route } from "../route.ts";
import { currentUserView } from "./current_user_route.ts";
import type { SessionStarter } from "./session_starter.ts";
import { sessionViewOf } from "./session_view.ts";

export function startSessionRoute({ startSession, endReplaced }: SessionStarter): Route {
  return route({
    method: "post",
    path: "/api/session",
    summary: "Start a session in a cookie, from the identity service's token",
    access: "signed-in",
    isForAccessTokens: false,
    body: startSessionBody,
    reply: startSessionReply,
    async handle({ caller, body: { refreshToken }, session: { identityToken, cookie, device, setCookie } }) {
      // A session does not start another one: that would outlive its maximum age.
      if (identityToken === undefined) throw new DomainError("not_signed_in", "Please sign in");
      if (cookie !== undefined) await endReplaced(cookie);
      const proof = { identityToken, refreshToken };
      const { session, token } = await startSession({ userId: caller.userId, proof, device });
      setCookie(token);
      return { session: sessionViewOf(session, session.id), user: currentUserView(caller) };
    },
  });
}
