import type { Request } from "express";
import { ACCESS_TOKEN_PREFIX, type UserId } from "../../../core/account/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";
import { bearerToken } from "../../shared/bearer_token.ts";
import { sessionCookieIn } from "../../shared/session_cookie.ts";
import type { CallerResolver } from "./caller_resolver.ts";
import type { SessionResolver } from "./session_resolver.ts";

/**
 * The person who makes a request that needs no credential; undefined without a valid one.
 *
 * @throws {DomainError} `identity_unavailable`
 */
export async function viewerOf(
  request: Request,
  resolvers: {
    readonly callerResolver: Pick<CallerResolver, "resolveCaller">;
    readonly sessionResolver: Pick<SessionResolver, "resolve" | "resolveAccessToken">;
  },
): Promise<UserId | undefined> {
  const bearer = bearerToken(request);
  const cookie = sessionCookieIn(request, { secure: request.secure });
  try {
    if (bearer?.startsWith(ACCESS_TOKEN_PREFIX))
      return (await resolvers.sessionResolver.resolveAccessToken(bearer)).caller.userId;
    if (bearer !== undefined) return (await resolvers.callerResolver.resolveCaller(bearer)).userId;
    if (cookie !== undefined) return (await resolvers.sessionResolver.resolve(cookie)).caller.userId;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "not_signed_in") throw error;
  }
  return undefined;
}
