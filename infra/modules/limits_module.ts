import { ContainerModule } from "inversify";
import { InProcessRateLimiter } from "../../adapters/in_process/rate_limiter.ts";
import { PostgresRateLimiter } from "../../adapters/postgres/rate_limiter.ts";
import { tokens } from "../tokens.ts";

export const limitsModule = new ContainerModule(({ bind }) => {
  bind(tokens.rateLimiter)
    .toResolvedValue(
      (config, knex, clock) =>
        // A single server counts in memory.
        config.chatBus === "postgres" ? new PostgresRateLimiter({ knex }) : new InProcessRateLimiter({ clock }),
      [tokens.config, tokens.knex, tokens.clock],
    )
    .inSingletonScope();
});
