import {
  endSession,
  findSession,
  type SessionStore,
  type SessionTokens,
  type StartedSession,
  type StartSessionInput,
  startSession,
} from "../../../core/account/mod.ts";
import { type Clock, DomainError, type IdSource } from "../../../core/shared/mod.ts";
import type { SessionResolver } from "../callers/session_resolver.ts";

export interface SessionRoutesPorts {
  readonly sessions: SessionStore;
  readonly sessionTokens: SessionTokens;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** Starts sessions, and notifies the resolver of those that end as a result. */
export interface SessionStarter {
  readonly startSession: (input: StartSessionInput) => Promise<StartedSession>;
  /** Ends the session of a cookie's token, if there is one. */
  readonly endReplaced: (token: string) => Promise<void>;
}

export function sessionStarter(ports: SessionRoutesPorts, resolver: Pick<SessionResolver, "ended">): SessionStarter {
  return {
    async startSession(input) {
      const started = await startSession(ports, input);
      resolver.ended(started.ended);
      return started;
    },
    async endReplaced(token) {
      try {
        const { userId, id } = (await findSession(ports, token)).session;
        await endSession(ports, { userId, id });
        resolver.ended([id]);
      } catch (error) {
        // It may have ended meanwhile.
        if (!(error instanceof DomainError)) throw error;
      }
    },
  };
}
