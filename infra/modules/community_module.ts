import type { Request } from "express";
import { ContainerModule } from "inversify";
import { viewerOf } from "../../adapters/http/callers/viewer_of.ts";
import { communityRoutes } from "../../adapters/http/community/community_routes.ts";
import { photoHandler } from "../../adapters/http/community/photo_handler.ts";
import { PHOTOS_PATH } from "../../adapters/http/community/photo_url.ts";
import { PostgresPostFeed } from "../../adapters/postgres/community/post_feed.ts";
import { PostgresPostStore } from "../../adapters/postgres/community/post_store.ts";
import { SharpPhotoProcessor } from "../../adapters/sharp/photo_processor.ts";
import type { UserId } from "../../core/account/mod.ts";
import { type PhotoKey, photoAccess } from "../../core/community/mod.ts";
import { mayModerate } from "../../core/safety/mod.ts";
import { tokens } from "../tokens.ts";

export const communityModule = new ContainerModule(({ bind }) => {
  bind(tokens.postStore)
    .toResolvedValue((knex) => new PostgresPostStore(knex), [tokens.knex])
    .inSingletonScope();
  bind(tokens.postFeed)
    .toResolvedValue((knex) => new PostgresPostFeed(knex), [tokens.knex])
    .inSingletonScope();
  // One for the whole server: it is what bounds how many photos are decoded at once.
  bind(tokens.photoProcessor)
    .toResolvedValue(() => new SharpPhotoProcessor())
    .inSingletonScope();
  bind(tokens.photoHandler).toResolvedValue(
    (photoStorage, posts, ownRecipes, standing, callerResolver, sessionResolver, { moderators }) => {
      const mayModeratePhotos = (person: { userId: UserId }) => mayModerate({ standing, moderators }, person);
      const accessOf = (key: PhotoKey, request: Request) => {
        const viewer = () => viewerOf(request, { callerResolver, sessionResolver });
        return photoAccess({ posts, ownRecipes, viewer, mayModerate: mayModeratePhotos }, { key });
      };
      return { path: PHOTOS_PATH, handler: photoHandler({ photoStorage, accessOf }) };
    },
    [
      tokens.photoStorage,
      tokens.postStore,
      tokens.ownRecipeStore,
      tokens.moderation,
      tokens.callerResolver,
      tokens.sessionResolver,
      tokens.config,
    ],
  );

  bind(tokens.routes).toResolvedValue(
    (
      posts,
      feed,
      recipes,
      suspensions,
      people,
      photoProcessor,
      photoStorage,
      foodRules,
      ingredients,
      facts,
      ids,
      clock,
      { requireVerifiedEmail },
    ) =>
      communityRoutes({
        posts,
        feed,
        recipes,
        suspensions,
        verifiedEmails: requireVerifiedEmail ? people : undefined,
        photoProcessor,
        photoStorage,
        foodRules,
        ingredients,
        facts,
        ids,
        clock,
      }),
    [
      tokens.postStore,
      tokens.postFeed,
      tokens.recipeStore,
      tokens.moderation,
      tokens.personStore,
      tokens.photoProcessor,
      tokens.photoStorage,
      tokens.foodRulesStore,
      tokens.foodTables,
      tokens.foodFacts,
      tokens.idSource,
      tokens.clock,
      tokens.config,
    ],
  );
});
