import {
  endOtherSessions,
  endSession,
  findSession,
  listSessions,
  type SessionId,
  type SessionStore,
  type SessionTokens,
  startSession,
  type UserId,
} from "../../../core/account/mod.ts";
import { type Clock, DomainError, type IdSource } from "../../../core/shared/mod.ts";
import type { Route } from "../route.ts";
import type { SessionResolver } from "../session_resolver.ts";
import { endOtherSessionsRoute } from "./end_other_sessions_route.ts";
import { endSessionRoute } from "./end_session_route.ts";
import { listSessionsRoute } from "./list_sessions_route.ts";
import { logOutRoute } from "./log_out_route.ts";
import { startSessionRoute } from "./start_session_route.ts";

export interface SessionRoutesPorts {
  readonly sessions: SessionStore;
  readonly sessionTokens: SessionTokens;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** The names of {@linkcode sessionRoutes}. */
export const SESSION_ROUTES = ["start", "logOut", "list", "end", "endOthers"] as const;

/** The routes of sessions. Each reports to the resolver which sessions it ended. */
export function sessionRoutes(
  ports: SessionRoutesPorts,
  resolver: Pick<SessionResolver, "ended">,
): Record<(typeof SESSION_ROUTES)[number], Route> {
  async function end(input: { userId: UserId; id: SessionId }): Promise<void> {
    await endSession(ports, input);
    resolver.ended([input.id]);
  }

  /** For a session that may have ended meanwhile. */
  async function endIfAny(input: () => Promise<{ userId: UserId; id: SessionId }>): Promise<void> {
    try {
      await end(await input());
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }

  return {
    start: startSessionRoute({
      async startSession(input) {
        const started = await startSession(ports, input);
        resolver.ended(started.ended);
        return started;
      },
      endReplaced: (token) => endIfAny(async () => (await findSession(ports, token)).session),
    }),
    logOut: logOutRoute((input) => endIfAny(async () => input)),
    list: listSessionsRoute((input) => listSessions(ports, input)),
    end: endSessionRoute(end),
    endOthers: endOtherSessionsRoute(async (input) => {
      const ended = await endOtherSessions(ports, input);
      resolver.ended(ended);
      return ended;
    }),
  };
}
