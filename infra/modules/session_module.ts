import { ContainerModule } from "inversify";
import { sessionRoutes } from "../../adapters/http/account/session_routes.ts";
import { AccountChecks } from "../../adapters/http/callers/account_checks.ts";
import { SessionResolver } from "../../adapters/http/callers/session_resolver.ts";
import { PostgresSessionStore } from "../../adapters/postgres/account/session_store.ts";
import { tokens } from "../tokens.ts";

export const sessionModule = new ContainerModule(({ bind }) => {
  bind(tokens.sessionStore)
    .toResolvedValue((knex) => new PostgresSessionStore(knex), [tokens.knex])
    .inSingletonScope();
  bind(tokens.accountChecks)
    .toResolvedValue(
      (accounts, clock) => new AccountChecks({ accounts, clock }),
      [tokens.identityAccounts, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.sessionResolver)
    .toResolvedValue(
      (sessions, sessionTokens, callerResolver, checks, clock) =>
        new SessionResolver({ sessions, sessionTokens, callerResolver, checks, clock }),
      [tokens.sessionStore, tokens.sessionTokens, tokens.callerResolver, tokens.accountChecks, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.routes).toResolvedValue(
    (sessions, sessionTokens, clock, ids, resolver, providerLogOut) =>
      sessionRoutes({ sessions, sessionTokens, clock, ids }, { resolver, providerLogOut }),
    [
      tokens.sessionStore,
      tokens.sessionTokens,
      tokens.clock,
      tokens.idSource,
      tokens.sessionResolver,
      tokens.providerLogOut,
    ],
  );
});
