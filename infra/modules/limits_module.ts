import { ContainerModule } from "inversify";
import { MemoryAllowances } from "../../adapters/in_process/allowances.ts";
import { PostgresAllowances } from "../../adapters/postgres/allowances.ts";
import { tokens } from "../tokens.ts";

export const limitsModule = new ContainerModule(({ bind }) => {
  bind(tokens.allowances)
    .toResolvedValue(
      (config, knex, clock) =>
        // A single server need not ask anybody.
        config.chatBus === "postgres" ? new PostgresAllowances({ knex }) : new MemoryAllowances({ clock }),
      [tokens.config, tokens.knex, tokens.clock],
    )
    .inSingletonScope();
});
