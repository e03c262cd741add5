import { ContainerModule } from "inversify";
import { safetyRoutes } from "../../adapters/http/safety/safety_routes.ts";
import { PostgresBlockStore } from "../../adapters/postgres/safety/block_store.ts";
import { PostgresModeration } from "../../adapters/postgres/safety/moderation.ts";
import { tokens } from "../tokens.ts";

export const safetyModule = new ContainerModule(({ bind }) => {
  bind(tokens.blockStore).toDynamicValue(({ get }) => new PostgresBlockStore(get(tokens.knex)));
  bind(tokens.moderation).toDynamicValue(({ get }) => new PostgresModeration(get(tokens.knex), get(tokens.config)));
  bind(tokens.routes).toDynamicValue(({ get }) => {
    const { moderators, requireVerifiedEmail, identity } = get(tokens.config);
    const moderation = get(tokens.moderation);
    return safetyRoutes({
      blocks: get(tokens.blockStore),
      moderation,
      reports: moderation,
      standing: moderation,
      moderators,
      people: get(tokens.personStore),
      feed: get(tokens.postFeed),
      chat: get(tokens.chatStore),
      photoStorage: get(tokens.photoStorage),
      clock: get(tokens.clock),
      requireVerifiedEmail,
      sendsMails: identity.oidc === undefined,
    });
  });
});
