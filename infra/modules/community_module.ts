import type { Request } from "express";
import { ContainerModule } from "inversify";
import { viewerOf } from "../../adapters/http/callers/viewer_of.ts";
import { deletePostRoute } from "../../adapters/http/community/delete_post_route.ts";
import { findPostRoute } from "../../adapters/http/community/find_post_route.ts";
import { listPostsRoute } from "../../adapters/http/community/list_posts_route.ts";
import { photoHandler } from "../../adapters/http/community/photo_handler.ts";
import { PHOTOS_PATH } from "../../adapters/http/community/photo_url.ts";
import { postMealRoute } from "../../adapters/http/community/post_meal_route.ts";
import { toggleLikeRoute } from "../../adapters/http/community/toggle_like_route.ts";
import { PostgresPostFeed } from "../../adapters/postgres/community/post_feed.ts";
import { PostgresPostStore } from "../../adapters/postgres/community/post_store.ts";
import { SharpPhotoProcessor } from "../../adapters/sharp/photo_processor.ts";
import type { UserId } from "../../core/account/mod.ts";
import {
  deletePost,
  findPost,
  listPosts,
  type PhotoKey,
  photoAccess,
  postMeal,
  toggleLike,
} from "../../core/community/mod.ts";
import { ingredientsCheckFor } from "../../core/food_rules/mod.ts";
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

  bind(tokens.route).toResolvedValue(
    (posts, recipes, suspensions, people, photoProcessor, photoStorage, ids, clock, { requireVerifiedEmail }) => {
      const verifiedEmails = requireVerifiedEmail ? people : undefined;
      const ports = { posts, recipes, suspensions, verifiedEmails, photoProcessor, photoStorage, ids, clock };
      return postMealRoute((input) => postMeal(ports, input));
    },
    [
      tokens.postStore,
      tokens.recipeStore,
      tokens.moderation,
      tokens.personStore,
      tokens.photoProcessor,
      tokens.photoStorage,
      tokens.idSource,
      tokens.clock,
      tokens.config,
    ],
  );
  bind(tokens.route).toResolvedValue(
    (feed, foodRules, ingredients, facts) =>
      listPostsRoute(
        (input) => listPosts({ feed }, input),
        (input) => ingredientsCheckFor({ foodRules, ingredients, facts }, input),
      ),
    [tokens.postFeed, tokens.foodRulesStore, tokens.foodTables, tokens.foodFacts],
  );
  bind(tokens.route).toResolvedValue(
    (feed, foodRules, ingredients, facts) =>
      findPostRoute(
        (input) => findPost({ feed }, input),
        (input) => ingredientsCheckFor({ foodRules, ingredients, facts }, input),
      ),
    [tokens.postFeed, tokens.foodRulesStore, tokens.foodTables, tokens.foodFacts],
  );
  bind(tokens.route).toResolvedValue(
    (feed, posts, photoStorage) => deletePostRoute((input) => deletePost({ feed, posts, photoStorage }, input)),
    [tokens.postFeed, tokens.postStore, tokens.photoStorage],
  );
  bind(tokens.route).toResolvedValue(
    (posts) => toggleLikeRoute((input) => toggleLike({ posts }, input)),
    [tokens.postStore],
  );
});
