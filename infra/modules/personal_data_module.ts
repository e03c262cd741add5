import { ContainerModule } from "inversify";
import { deleteAccountRoute } from "../../adapters/http/account/delete_account_route.ts";
import { exportDataRoute } from "../../adapters/http/account/export_data_route.ts";
import { PostgresPersonData } from "../../adapters/postgres/personal_data/person_data.ts";
import { deleteAccount, exportData } from "../../core/personal_data/mod.ts";
import { tokens } from "../tokens.ts";

export const personalDataModule = new ContainerModule(({ bind }) => {
  bind(tokens.personData)
    .toResolvedValue(
      (knex, { installationSecret }) => new PostgresPersonData(knex, { installationSecret }),
      [tokens.knex, tokens.config],
    )
    .inSingletonScope();

  bind(tokens.route).toResolvedValue(
    (personData, photoStorage) => exportDataRoute((input) => exportData({ personData, photoStorage }, input)),
    [tokens.personData, tokens.photoStorage],
  );
  bind(tokens.route).toResolvedValue(
    (personData, photoStorage, identityRemoval, bus, clock, callerResolver) =>
      deleteAccountRoute(
        (input) => deleteAccount({ personData, photoStorage, identityRemoval, bus, clock }, input),
        (identityId) => callerResolver.forget(identityId),
      ),
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
