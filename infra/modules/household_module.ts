import { ContainerModule } from "inversify";
import { householdRoutes } from "../../adapters/http/household/household_routes.ts";
import { PostgresHouseholdStore } from "../../adapters/postgres/household/household_store.ts";
import { householdEvents } from "../../core/chat/mod.ts";
import { tokens } from "../tokens.ts";

export const householdModule = new ContainerModule(({ bind }) => {
  bind(tokens.householdStore)
    .toResolvedValue((knex) => new PostgresHouseholdStore(knex), [tokens.knex])
    .inSingletonScope();
  bind(tokens.householdEvents)
    .toResolvedValue((bus) => householdEvents(bus), [tokens.chatBus])
    .inSingletonScope();

  bind(tokens.routes).toResolvedValue(
    (households, events, clock, sessionTokens) => householdRoutes({ households, events, clock, tokens: sessionTokens }),
    [tokens.householdStore, tokens.householdEvents, tokens.clock, tokens.sessionTokens],
  );
});
