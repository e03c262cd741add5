import type { Request } from "express";
import { ContainerModule } from "inversify";
import { viewerOf } from "../../adapters/http/callers/viewer_of.ts";
import { communityRoutes } from "../../adapters/http/community/community_routes.ts";
import { photoHandler } from "../../adapters/http/community/photo_handler.ts";
import { PHOTOS_PATH } from "../../adapters/http/community/photo_url.ts";
import { RequestRateLimiter } from "../../adapters/http/request_rate_limiter.ts";
import { PostgresPostFeed } from "../../adapters/postgres/community/post_feed.ts";
import { PostgresPostStore } from "../../adapters/postgres/community/post_store.ts";
import { SharpPhotoProcessor } from "../../adapters/sharp/photo_processor.ts";
import type { UserId } from "../../core/account/mod.ts";
import { type PhotoKey, photoAccess } from "../../core/community/mod.ts";
import { mayModerate } from "../../core/safety/mod.ts";
import { tokens } from "../tokens.ts";

export const communityModule = new ContainerModule(({ bind }) => {
  bind(tokens.postStore).toDynamicValue(({ get }) => new PostgresPostStore(get(tokens.knex)));
  bind(tokens.postFeed).toDynamicValue(({ get }) => new PostgresPostFeed(get(tokens.knex)));
  // One for the whole server: it is what bounds how many photos are decoded at once.
  bind(tokens.photoProcessor).toDynamicValue(() => new SharpPhotoProcessor());
  bind(tokens.photoHandler).toDynamicValue(({ get }) => {
    const [posts, ownRecipes, standing] = [get(tokens.postStore), get(tokens.ownRecipeStore), get(tokens.moderation)];
    const resolvers = { callerResolver: get(tokens.callerResolver), sessionResolver: get(tokens.sessionResolver) };
    const { moderators, rateLimits: limits } = get(tokens.config);
    const mayModeratePhotos = (person: { userId: UserId }) => mayModerate({ standing, moderators }, person);
    const accessOf = (key: PhotoKey, request: Request) => {
      const viewer = () => viewerOf(request, resolvers);
      return photoAccess({ posts, ownRecipes, viewer, mayModerate: mayModeratePhotos }, { key });
    };
    const requestRateLimiter =
      limits === "off" ? undefined : new RequestRateLimiter({ limits, rateLimiter: get(tokens.rateLimiter) });
    const photoStorage = get(tokens.photoStorage);
    return { path: PHOTOS_PATH, handler: photoHandler({ photoStorage, accessOf, requestRateLimiter }) };
  });

  bind(tokens.routes).toDynamicValue(({ get }) =>
    communityRoutes({
      posts: get(tokens.postStore),
      feed: get(tokens.postFeed),
      recipes: get(tokens.recipeStore),
      suspensions: get(tokens.moderation),
      verifiedEmails: get(tokens.config).requireVerifiedEmail ? get(tokens.personStore) : undefined,
      photoProcessor: get(tokens.photoProcessor),
      photoStorage: get(tokens.photoStorage),
      foodRules: get(tokens.foodRulesStore),
      ingredients: get(tokens.foodTables),
      facts: get(tokens.foodFacts),
      ids: get(tokens.idSource),
      clock: get(tokens.clock),
    }),
  );
});
