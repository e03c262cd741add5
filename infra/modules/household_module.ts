import { ContainerModule } from "inversify";
import { householdRoutes } from "../../adapters/http/household/household_routes.ts";
import { PostgresHouseholdStore } from "../../adapters/postgres/household/household_store.ts";
import { householdEvents } from "../../core/chat/mod.ts";
import { tokens } from "../tokens.ts";

export const householdModule = new ContainerModule(({ bind }) => {
  bind(tokens.householdStore).toDynamicValue(({ get }) => new PostgresHouseholdStore(get(tokens.knex)));
  bind(tokens.householdEvents).toDynamicValue(({ get }) => householdEvents(get(tokens.chatBus)));

  bind(tokens.routes).toDynamicValue(({ get }) =>
    householdRoutes({
      households: get(tokens.householdStore),
      events: get(tokens.householdEvents),
      clock: get(tokens.clock),
      tokens: get(tokens.sessionTokens),
    }),
  );
});
