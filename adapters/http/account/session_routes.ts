import {
  createAccessToken,
  endOtherSessions,
  endSession,
  findSession,
  listAccessTokens,
  listSessions,
  type SessionId,
  type UserId,
} from "../../../core/account/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";
import * as calls from "../../../wire/account/mod.ts";
import type { SessionResolver } from "../callers/session_resolver.ts";
import { type Route, route } from "../route.ts";
import { accessTokenViewOf } from "./access_token_view.ts";
import { currentUserView } from "./current_user_view.ts";
import { type SessionRoutesPorts, sessionStarter } from "./session_starter.ts";
import { sessionViewOf } from "./session_view.ts";

/** Where the browser goes to end the session at the provider too. */
export type ProviderLogOut = (proof: { identityToken: string }) => Promise<string | undefined>;

export interface SessionRoutesOptions {
  readonly resolver: Pick<SessionResolver, "ended">;
  /** Only where people sign in at a provider. */
  readonly providerLogOut?: ProviderLogOut | undefined;
}

/** The calls of sessions, and of access tokens, which are sessions of programs. */
export function sessionRoutes(ports: SessionRoutesPorts, { resolver, providerLogOut }: SessionRoutesOptions): Route[] {
  const { startSession, endReplaced } = sessionStarter(ports, resolver);

  async function end(input: { userId: UserId; id: SessionId }): Promise<void> {
    await endSession(ports, input);
    resolver.ended([input.id]);
  }

  return [
    route(calls.startSession, async ({ caller, body: { refreshToken }, session: current }) => {
      const { identityToken, cookie, device, setCookie } = current;
      // A session does not start another one: that would outlive its maximum age.
      if (identityToken === undefined) throw new DomainError("not_signed_in", "Please sign in");
      if (cookie !== undefined) await endReplaced(cookie);
      const proof = { identityToken, refreshToken };
      const { session, token } = await startSession({ userId: caller.userId, proof, device });
      setCookie(token);
      return { session: sessionViewOf(session, session.id), user: currentUserView(caller) };
    }),
    route(calls.logOut, async ({ caller: { userId }, session: { id, accountToken, setCookie } }) => {
      setCookie(undefined);
      if (id === undefined) return { ended: 0 };
      await end({ userId, id }).catch((error: unknown) => {
        // It may have ended meanwhile.
        if (!(error instanceof DomainError)) throw error;
      });
      const address = accountToken && (await providerLogOut?.({ identityToken: accountToken }));
      return { ended: 1, ...(address ? { providerLogOut: address } : {}) };
    }),
    route(calls.listSessions, async ({ caller: { userId }, session: { id } }) => ({
      sessions: (await listSessions(ports, { userId })).map((each) => sessionViewOf(each, id)),
    })),
    route(calls.endSession, async ({ caller: { userId }, params }) => {
      await end({ userId, id: params.id as SessionId }); // sound: an unknown id is no session's
      return { ended: 1 };
    }),
    route(calls.endOtherSessions, async ({ caller: { userId }, query, session: { id: keep } }) => {
      const ended = await endOtherSessions(ports, { userId, keep, accessTokens: query.accessTokens === "true" });
      resolver.ended(ended);
      return { ended: ended.length };
    }),
    route(calls.listAccessTokens, async ({ caller: { userId } }) => ({
      accessTokens: (await listAccessTokens(ports, { userId })).map(accessTokenViewOf),
    })),
    route(calls.createAccessToken, async ({ caller: { userId }, body, session: { id, cookie, identityToken } }) => {
      const { refreshToken, ...wanted } = body;
      const proof =
        id !== undefined && cookie !== undefined
          ? (await findSession(ports, cookie)).proof
          : { identityToken: identityToken ?? "", refreshToken: refreshToken ?? refreshTokenMissing() };
      const { secret, ...token } = await createAccessToken(ports, { ...wanted, userId, proof });
      return { ...accessTokenViewOf(token), secret };
    }),
    route(calls.endAccessToken, async ({ caller: { userId }, params }) => {
      await end({ userId, id: params.id as SessionId }); // sound: an unknown id is no token's
      return { ended: 1 };
    }),
  ];
}

function refreshTokenMissing(): never {
  const message = "With a bearer token, the identity service's refresh token is needed too (refreshToken)";
  throw new DomainError("invalid_input", message, { field: "refreshToken" });
}
