import type { SessionId, UserId } from "../../../core/account/mod.ts";
import { logOutReply, sessionQuery } from "../../../wire/account/session.ts";
import { type Route, route } from "../route.ts";

/** The address that ends the identity provider's own session, if it has one. */
export type ProviderLogOut = (proof: { identityToken: string }) => Promise<string | undefined>;

/**
 * @param endSession ends a session of this person; not an error if it has ended meanwhile.
 * @param providerLogOut only where people sign in at a provider.
 */
export function logOutRoute(
  endSession: (input: { userId: UserId; id: SessionId }) => Promise<void>,
  providerLogOut?: ProviderLogOut,
): Route {
  return route({
    method: "delete",
    path: "/api/session",
    summary: "End the caller's session and delete its cookie; a bearer token has no session to end",
    access: "signed-in",
    isForAccessTokens: false,
    query: sessionQuery,
    reply: logOutReply,
    async handle({ caller: { userId }, session: { id, accountToken, setCookie } }) {
      setCookie(undefined);
      if (id === undefined) return { ended: 0 };
      await endSession({ userId, id });
      const address = accountToken && (await providerLogOut?.({ identityToken: accountToken }));
      return { ended: 1, ...(address ? { providerLogOut: address } : {}) };
    },
  });
}
