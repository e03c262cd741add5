import { ContainerModule } from "inversify";
import { blockRoute } from "../../adapters/http/safety/block_route.ts";
import { listBlockedRoute } from "../../adapters/http/safety/list_blocked_route.ts";
import { PostgresBlockStore } from "../../adapters/postgres/block_store.ts";
import { blockPerson, listBlocked, unblockPerson } from "../../core/safety/mod.ts";
import { tokens } from "../tokens.ts";

export const safetyModule = new ContainerModule(({ bind }) => {
  bind(tokens.blockStore)
    .toResolvedValue((knex) => new PostgresBlockStore(knex), [tokens.knex])
    .inSingletonScope();

  bind(tokens.route).toResolvedValue(
    (blocks) => blockRoute("put", (input) => blockPerson({ blocks }, input)),
    [tokens.blockStore],
  );
  bind(tokens.route).toResolvedValue(
    (blocks) => blockRoute("delete", (input) => unblockPerson({ blocks }, input)),
    [tokens.blockStore],
  );
  bind(tokens.route).toResolvedValue(
    (blocks) => listBlockedRoute((input) => listBlocked({ blocks }, input)),
    [tokens.blockStore],
  );
});
