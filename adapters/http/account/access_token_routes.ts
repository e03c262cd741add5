import {
  createAccessToken,
  endSession,
  findSession,
  listAccessTokens,
  type SessionId,
} from "../../../core/account/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";
import {
  createAccessTokenBody,
  createAccessTokenReply,
  listAccessTokensReply,
} from "../../../wire/account/access_tokens.ts";
import { endedReply, sessionParams } from "../../../wire/account/session.ts";
import type { SessionResolver } from "../callers/session_resolver.ts";
import { type Route, route } from "../route.ts";
import { accessTokenViewOf } from "./access_token_view.ts";
import type { SessionRoutesPorts } from "./session_starter.ts";

/** The names of {@linkcode accessTokenRoutes}. */
export const ACCESS_TOKEN_ROUTES = ["list", "create", "end"] as const;

/** The routes of a person's access tokens. Only browsers may call them: a token must not make another one. */
export function accessTokenRoutes(
  ports: SessionRoutesPorts,
  { resolver }: { readonly resolver: Pick<SessionResolver, "ended"> },
): Record<(typeof ACCESS_TOKEN_ROUTES)[number], Route> {
  return {
    list: route({
      method: "get",
      path: "/api/access-tokens",
      summary: "The caller's access tokens, the newest first",
      access: "signed-in",
      isForAccessTokens: false,
      reply: listAccessTokensReply,
      async handle({ caller: { userId } }) {
        return { accessTokens: (await listAccessTokens(ports, { userId })).map(accessTokenViewOf) };
      },
    }),
    create: route({
      method: "post",
      path: "/api/access-tokens",
      summary: "Make an access token, with which a program calls as the caller",
      access: "signed-in",
      isForAccessTokens: false,
      body: createAccessTokenBody,
      reply: createAccessTokenReply,
      async handle({ caller: { userId }, body: { refreshToken, ...wanted }, session: { id, cookie, identityToken } }) {
        const proof =
          id !== undefined && cookie !== undefined
            ? (await findSession(ports, cookie)).proof
            : { identityToken: identityToken ?? "", refreshToken: refreshToken ?? refreshTokenMissing() };
        const { secret, ...token } = await createAccessToken(ports, { ...wanted, userId, proof });
        return { ...accessTokenViewOf(token), secret };
      },
    }),
    end: route({
      method: "delete",
      path: "/api/access-tokens/:id",
      summary: "End one of the caller's access tokens",
      access: "signed-in",
      isForAccessTokens: false,
      params: sessionParams,
      reply: endedReply,
      async handle({ caller: { userId }, params }) {
        const id = params.id as SessionId; // sound: an unknown id is no token's
        await endSession(ports, { userId, id });
        resolver.ended([id]);
        return { ended: 1 };
      },
    }),
  };
}

function refreshTokenMissing(): never {
  const message = "With a bearer token, the identity service's refresh token is needed too (refreshToken)";
  throw new DomainError("invalid_input", message, { field: "refreshToken" });
}
