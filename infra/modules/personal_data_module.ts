import { ContainerModule } from "inversify";
import { personalDataRoutes } from "../../adapters/http/account/personal_data_routes.ts";
import { PostgresPersonData } from "../../adapters/postgres/personal_data/person_data.ts";
import { tokens } from "../tokens.ts";

export const personalDataModule = new ContainerModule(({ bind }) => {
  bind(tokens.personData).toDynamicValue(({ get }) => new PostgresPersonData(get(tokens.knex), get(tokens.config)));

  bind(tokens.routes).toDynamicValue(({ get }) =>
    personalDataRoutes({
      personData: get(tokens.personData),
      photoStorage: get(tokens.photoStorage),
      identityRemoval: get(tokens.identityRemoval),
      bus: get(tokens.chatBus),
      clock: get(tokens.clock),
      callers: get(tokens.callerResolver),
    }),
  );
});
