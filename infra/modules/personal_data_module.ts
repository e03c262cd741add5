import { ContainerModule } from "inversify";
import { personalDataRoutes } from "../../adapters/http/account/personal_data_routes.ts";
import { PostgresPersonData } from "../../adapters/postgres/personal_data/person_data.ts";
import { tokens } from "../tokens.ts";

export const personalDataModule = new ContainerModule(({ bind }) => {
  bind(tokens.personData)
    .toResolvedValue(
      (knex, { installationSecret }) => new PostgresPersonData(knex, { installationSecret }),
      [tokens.knex, tokens.config],
    )
    .inSingletonScope();

  bind(tokens.routes).toResolvedValue(
    (personData, photoStorage, identityRemoval, bus, clock, callers) =>
      personalDataRoutes({ personData, photoStorage, identityRemoval, bus, clock, callers }),
    [
      tokens.personData,
      tokens.photoStorage,
      tokens.identityRemoval,
      tokens.chatBus,
      tokens.clock,
      tokens.callerResolver,
    ],
  );
});
