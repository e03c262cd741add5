import { endOtherSessions, endSession, listSessions, type SessionId, type UserId } from "../../../core/account/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";
import type { SessionResolver } from "../callers/session_resolver.ts";
import type { Route } from "../route.ts";
import { endOtherSessionsRoute } from "./end_other_sessions_route.ts";
import { endSessionRoute } from "./end_session_route.ts";
import { listSessionsRoute } from "./list_sessions_route.ts";
import { logOutRoute, type ProviderLogOut } from "./log_out_route.ts";
import { type SessionRoutesPorts, sessionStarter } from "./session_starter.ts";
import { startSessionRoute } from "./start_session_route.ts";

/** The names of {@linkcode sessionRoutes}. */
export const SESSION_ROUTES = ["start", "logOut", "list", "end", "endOthers"] as const;

export interface SessionRoutesOptions {
  readonly resolver: Pick<SessionResolver, "ended">;
  /** Only where people sign in at a provider. */
  readonly providerLogOut?: ProviderLogOut | undefined;
}

/** The routes of sessions. Each reports to the resolver which sessions it ended. */
export function sessionRoutes(
  ports: SessionRoutesPorts,
  { resolver, providerLogOut }: SessionRoutesOptions,
): Record<(typeof SESSION_ROUTES)[number], Route> {
  async function end(input: { userId: UserId; id: SessionId }): Promise<void> {
    await endSession(ports, input);
    resolver.ended([input.id]);
  }

  return {
    start: startSessionRoute(sessionStarter(ports, resolver)),
    logOut: logOutRoute(async (input) => {
      await end(input).catch((error: unknown) => {
        // It may have ended meanwhile.
        if (!(error instanceof DomainError)) throw error;
      });
    }, providerLogOut),
    list: listSessionsRoute((input) => listSessions(ports, input)),
    end: endSessionRoute(end),
    endOthers: endOtherSessionsRoute(async (input) => {
      const ended = await endOtherSessions(ports, input);
      resolver.ended(ended);
      return ended;
    }),
  };
}
