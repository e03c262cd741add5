import { ContainerModule } from "inversify";
import { safetyRoutes } from "../../adapters/http/safety/safety_routes.ts";
import { PostgresBlockStore } from "../../adapters/postgres/safety/block_store.ts";
import { PostgresModeration } from "../../adapters/postgres/safety/moderation.ts";
import { tokens } from "../tokens.ts";

export const safetyModule = new ContainerModule(({ bind }) => {
  bind(tokens.blockStore)
    .toResolvedValue((knex) => new PostgresBlockStore(knex), [tokens.knex])
    .inSingletonScope();
  bind(tokens.moderation)
    .toResolvedValue(
      (knex, { installationSecret }) => new PostgresModeration(knex, { installationSecret }),
      [tokens.knex, tokens.config],
    )
    .inSingletonScope();
  bind(tokens.routes).toResolvedValue(
    (blocks, moderation, people, feed, chat, photoStorage, clock, { moderators, requireVerifiedEmail, identity }) =>
      safetyRoutes({
        blocks,
        moderation,
        reports: moderation,
        standing: moderation,
        moderators,
        people,
        feed,
        chat,
        photoStorage,
        clock,
        requireVerifiedEmail,
        sendsMails: identity.oidc === undefined,
      }),
    [
      tokens.blockStore,
      tokens.moderation,
      tokens.personStore,
      tokens.postFeed,
      tokens.chatStore,
      tokens.photoStorage,
      tokens.clock,
      tokens.config,
    ],
  );
});
