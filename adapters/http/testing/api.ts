import { identifyCaller, type Person } from "../../../core/account/mod.ts";
import type { Recipe } from "../../../core/recipe/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { MemoryIdentityAccounts } from "../../memory/account/identity_accounts.ts";
import { MemoryIdentityVerifier } from "../../memory/account/identity_verifier.ts";
import { FixedClock } from "../../memory/fixed_clock.ts";
import { PostgresPersonStore } from "../../postgres/account/person_store.ts";
import { PostgresSessionStore } from "../../postgres/account/session_store.ts";
import { isDatabaseUnavailable } from "../../postgres/is_database_unavailable.ts";
import { type FreshDatabase, freshDatabase } from "../../postgres/testing/fresh_database.ts";
import { CryptoSessionTokens } from "../../system/session_tokens.ts";
import { type AppOptions, createApp } from "../app.ts";
import { AccountChecks } from "../callers/account_checks.ts";
import { CallerResolver } from "../callers/caller_resolver.ts";
import { SessionResolver } from "../callers/session_resolver.ts";
import type { Route } from "../route.ts";
import { ApiClient } from "./api_client.ts";
import { quietOptions } from "./app_options.ts";
import { serveApp } from "./serve_app.ts";

export interface ApiParts {
  readonly database: FreshDatabase;
  readonly knex: FreshDatabase["knex"];
  /** Starts at midnight of Thursday, November 19 2026, and moves by `advance` only. Postgres has its own clock. */
  readonly clock: FixedClock;
  readonly callerResolver: CallerResolver;
  readonly sessionResolver: SessionResolver;
}

export interface ApiOptions
  extends Partial<
    Omit<AppOptions, "routes" | "handlers" | "callerResolver" | "sessionResolver" | "clock" | "checkReplies">
  > {
  readonly people: readonly Person[];
  readonly recipes?: readonly Recipe[];
  readonly routes: (parts: ApiParts) => readonly Route[];
  readonly handlers?: (parts: ApiParts) => NonNullable<AppOptions["handlers"]>;
}

/** A server for one test file, with clients. */
export interface Api extends ApiParts {
  /** Without a trailing slash. */
  readonly url: string;
  readonly verifier: MemoryIdentityVerifier;
  /** A signed-in client. A person who is not among the `people` gets a row with the first request. */
  as(person: Person): ApiClient;
  /** A client with this token, valid or not. */
  withToken(token: string): ApiClient;
  /** A client without a token. */
  readonly stranger: ApiClient;
  close(): Promise<void>;
}

/** Starts the HTTP server over a fresh database with these routes. Every reply is validated against its schema. */
export async function startApi({ people, recipes = [], routes, handlers, ...options }: ApiOptions): Promise<Api> {
  const database = await freshDatabase({ people, recipes });
  const clock = new FixedClock(calendarDate("2026-11-19"));
  const verifier = new MemoryIdentityVerifier(clock);
  const store = new PostgresPersonStore(database.knex);
  const accounts = new MemoryIdentityAccounts(verifier);
  const checks = new AccountChecks({ accounts, clock });
  const callerResolver = new CallerResolver({
    verifier,
    checks,
    clock,
    identify: (identity) => identifyCaller({ people: store }, identity),
  });
  const sessions = new PostgresSessionStore(database.knex);
  const sessionTokens = new CryptoSessionTokens();
  const sessionResolver = new SessionResolver({ sessions, sessionTokens, callerResolver, checks, clock });
  const parts: ApiParts = { database, knex: database.knex, clock, callerResolver, sessionResolver };

  const app = createApp({
    ...quietOptions(),
    isUnavailable: isDatabaseUnavailable,
    ...options,
    callerResolver,
    sessionResolver,
    clock,
    routes: routes(parts),
    ...(handlers ? { handlers: handlers(parts) } : {}),
  });
  const { url, close } = await serveApp(app);

  return {
    ...parts,
    url,
    verifier,
    as: ({ identityId, email, fullName }) =>
      new ApiClient(url, { token: verifier.issue({ identityId, email, name: fullName }) }),
    withToken: (token) => new ApiClient(url, { token }),
    stranger: new ApiClient(url),
    async close() {
      await close();
      await database.drop();
    },
  };
}
