import { identifyCaller, type Person } from "../../../core/account/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { MemoryIdentityAccounts } from "../../memory/account/identity_accounts.ts";
import { MemoryIdentityVerifier } from "../../memory/account/identity_verifier.ts";
import { MemoryPersonStore } from "../../memory/account/person_store.ts";
import { MemorySessionStore } from "../../memory/account/session_store.ts";
import { FixedClock } from "../../memory/fixed_clock.ts";
import { forEachTest } from "../../shared/testing/for_all.ts";
import { RandomIdSource } from "../../system/random_id_source.ts";
import { CryptoSessionTokens } from "../../system/session_tokens.ts";
import { sessionRoutes } from "../account/session_routes.ts";
import { type AppOptions, createApp } from "../app.ts";
import { AccountChecks } from "../callers/account_checks.ts";
import { CallerResolver } from "../callers/caller_resolver.ts";
import { SessionResolver } from "../callers/session_resolver.ts";
import { ApiClient } from "./api_client.ts";
import { quietOptions } from "./app_options.ts";
import { serveApp } from "./serve_app.ts";

/** A server without a database, for tests of behaviour that all routes share. */
export interface MemoryApp {
  readonly url: string;
  readonly clock: FixedClock;
  readonly verifier: MemoryIdentityVerifier;
  readonly accounts: MemoryIdentityAccounts;
  readonly people: MemoryPersonStore;
  readonly sessionResolver: SessionResolver;
  as(person: Person): ApiClient;
  readonly stranger: ApiClient;
  close(): Promise<void>;
}

/** An app for each test of a file. */
export function memoryAppForEachTest(options: Parameters<typeof startMemoryApp>[0]): MemoryApp {
  return forEachTest(
    () => startMemoryApp(options),
    (app) => app.close(),
  );
}

/** Starts the HTTP server over memory stores, with these people. Others get an account with their first call. */
export async function startMemoryApp({
  hasSessionRoutes = false,
  known = [],
  ...options
}: Partial<AppOptions> & { hasSessionRoutes?: boolean; known?: readonly Person[] } = {}): Promise<MemoryApp> {
  const clock = new FixedClock(calendarDate("2026-11-19"));
  const verifier = new MemoryIdentityVerifier(clock);
  const people = new MemoryPersonStore(clock, known);
  const accounts = new MemoryIdentityAccounts(verifier);
  const checks = new AccountChecks({ accounts, clock });
  const callerResolver = new CallerResolver({
    verifier,
    checks,
    clock,
    identify: (identity) => identifyCaller({ people }, identity),
  });
  const sessions = new MemorySessionStore(people);
  const sessionPorts = { sessions, sessionTokens: new CryptoSessionTokens(), clock, ids: new RandomIdSource() };
  const sessionResolver = new SessionResolver({ ...sessionPorts, callerResolver, checks });
  const { url, close } = await serveApp(
    createApp({
      ...quietOptions(),
      callerResolver,
      sessionResolver,
      clock,
      ...options,
      routes: [
        ...(options.routes ?? []),
        ...(hasSessionRoutes ? sessionRoutes(sessionPorts, { resolver: sessionResolver }) : []),
      ],
    }),
  );
  return {
    url,
    accounts,
    people,
    sessionResolver,
    clock,
    verifier,
    as: (person) => new ApiClient(url, { token: verifier.issue({ ...person, name: person.fullName }) }),
    stranger: new ApiClient(url),
    close,
  };
}
