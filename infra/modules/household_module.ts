import { ContainerModule } from "inversify";
import { HOUSEHOLD_ROUTES, householdRoutes } from "../../adapters/http/household/household_routes.ts";
import { PostgresHouseholdStore } from "../../adapters/postgres/household/household_store.ts";
import { householdEvents } from "../../core/chat/mod.ts";
import {
  getHousehold,
  invite,
  joinHousehold,
  leaveHousehold,
  previewInvitation,
  removeMember,
  renameHousehold,
  revokeInvitation,
  setPortions,
} from "../../core/household/mod.ts";
import { tokens } from "../tokens.ts";

export const householdModule = new ContainerModule(({ bind }) => {
  bind(tokens.householdStore)
    .toResolvedValue((knex) => new PostgresHouseholdStore(knex), [tokens.knex])
    .inSingletonScope();
  bind(tokens.householdEvents)
    .toResolvedValue((bus) => householdEvents(bus), [tokens.chatBus])
    .inSingletonScope();

  for (const name of HOUSEHOLD_ROUTES) {
    bind(tokens.route).toResolvedValue(
      (households, events, clock, sessionTokens) => {
        const ports = { households, events, clock, tokens: sessionTokens };
        return householdRoutes({
          get: (input) => getHousehold(ports, input),
          rename: (input) => renameHousehold(ports, input),
          setPortions: (input) => setPortions(ports, input),
          removeMember: (input) => removeMember(ports, input),
          leave: (input) => leaveHousehold(ports, input),
          invite: (input) => invite(ports, input),
          revoke: (input) => revokeInvitation(ports, input),
          preview: (input) => previewInvitation(ports, input),
          join: (input) => joinHousehold(ports, input),
        })[name];
      },
      [tokens.householdStore, tokens.householdEvents, tokens.clock, tokens.sessionTokens],
    );
  }
});
