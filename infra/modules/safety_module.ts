import { ContainerModule } from "inversify";
import { blockRoute } from "../../adapters/http/safety/block_route.ts";
import { listBlockedRoute } from "../../adapters/http/safety/list_blocked_route.ts";
import {
  decideReportRoute,
  listLogRoute,
  listReportsRoute,
  reportPhotoRoute,
  undoMeasureRoute,
} from "../../adapters/http/safety/moderation_routes.ts";
import { reportRoute } from "../../adapters/http/safety/report_route.ts";
import { confirmWarningsRoute, standingRoute } from "../../adapters/http/safety/standing_routes.ts";
import { PostgresBlockStore } from "../../adapters/postgres/safety/block_store.ts";
import { PostgresModeration } from "../../adapters/postgres/safety/moderation.ts";
import {
  blockPerson,
  confirmWarnings,
  decideReport,
  isModerator,
  listBlocked,
  listLog,
  listReports,
  mayModerate,
  ownStanding,
  reportContent,
  reportPhoto,
  unblockPerson,
  undoMeasure,
} from "../../core/safety/mod.ts";
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

  bind(tokens.route).toResolvedValue(
    (reports, people, feed, chat, photoStorage) =>
      reportRoute((input) => reportContent({ reports, people, feed, chat, photoStorage }, input)),
    [tokens.moderation, tokens.personStore, tokens.postFeed, tokens.chatStore, tokens.photoStorage],
  );
  bind(tokens.route).toResolvedValue(
    (standing, { moderators, requireVerifiedEmail, identity }) =>
      standingRoute(
        async (input) => {
          const own = await ownStanding({ standing }, input);
          return { ...own, moderator: isModerator(moderators, own) };
        },
        { requireVerifiedEmail, sendsMails: identity.oidc === undefined },
      ),
    [tokens.moderation, tokens.config],
  );
  bind(tokens.route).toResolvedValue(
    (standing) => confirmWarningsRoute((input) => confirmWarnings({ standing }, input)),
    [tokens.moderation],
  );
  bind(tokens.route).toResolvedValue(
    (moderation, { moderators }) =>
      listReportsRoute(
        (caller) => mayModerate({ standing: moderation, moderators }, caller),
        (input) => listReports({ moderation, moderators }, input),
      ),
    [tokens.moderation, tokens.config],
  );
  bind(tokens.route).toResolvedValue(
    (moderation, photoStorage, { moderators }) =>
      reportPhotoRoute(
        (caller) => mayModerate({ standing: moderation, moderators }, caller),
        (input) => reportPhoto({ moderation, photoStorage }, input),
      ),
    [tokens.moderation, tokens.photoStorage, tokens.config],
  );
  bind(tokens.route).toResolvedValue(
    (moderation, clock, { moderators }) =>
      decideReportRoute(
        (caller) => mayModerate({ standing: moderation, moderators }, caller),
        (decision) => decideReport({ moderation, moderators, clock }, decision),
      ),
    [tokens.moderation, tokens.clock, tokens.config],
  );
  bind(tokens.route).toResolvedValue(
    (moderation, { moderators }) =>
      listLogRoute(
        (caller) => mayModerate({ standing: moderation, moderators }, caller),
        (input) => listLog({ moderation }, input),
      ),
    [tokens.moderation, tokens.config],
  );
  bind(tokens.route).toResolvedValue(
    (moderation, { moderators }) =>
      undoMeasureRoute(
        (caller) => mayModerate({ standing: moderation, moderators }, caller),
        (input) => undoMeasure({ moderation, moderators }, input),
      ),
    [tokens.moderation, tokens.config],
  );
});
