import { ContainerModule } from "inversify";
import { sessionRoutes } from "../../adapters/http/account/session_routes.ts";
import { AccountChecks } from "../../adapters/http/callers/account_checks.ts";
import { SessionResolver } from "../../adapters/http/callers/session_resolver.ts";
import { PostgresSessionStore } from "../../adapters/postgres/account/session_store.ts";
import { tokens } from "../tokens.ts";

export const sessionModule = new ContainerModule(({ bind }) => {
  bind(tokens.sessionStore).toDynamicValue(({ get }) => new PostgresSessionStore(get(tokens.knex)));
  bind(tokens.accountChecks).toDynamicValue(
    ({ get }) => new AccountChecks({ accounts: get(tokens.identityAccounts), clock: get(tokens.clock) }),
  );
  bind(tokens.sessionResolver).toDynamicValue(
    ({ get }) =>
      new SessionResolver({
        sessions: get(tokens.sessionStore),
        sessionTokens: get(tokens.sessionTokens),
        callerResolver: get(tokens.callerResolver),
        checks: get(tokens.accountChecks),
        clock: get(tokens.clock),
      }),
  );
  bind(tokens.routes).toDynamicValue(({ get }) => {
    const ports = {
      sessions: get(tokens.sessionStore),
      sessionTokens: get(tokens.sessionTokens),
      clock: get(tokens.clock),
      ids: get(tokens.idSource),
    };
    return sessionRoutes(ports, {
      resolver: get(tokens.sessionResolver),
      providerLogOut: get(tokens.providerLogOut),
    });
  });
});
