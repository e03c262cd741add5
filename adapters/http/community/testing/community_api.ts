import { randomUUID } from "node:crypto";
import type { Request } from "express";
import sharp from "sharp";
import type { Person } from "../../../../core/account/mod.ts";
import { type PhotoKey, type PhotoStorage, photoAccess } from "../../../../core/community/mod.ts";
import { MemoryFoodFacts } from "../../../memory/food/food_facts.ts";
import { PostgresPostFeed } from "../../../postgres/community/post_feed.ts";
import { PostgresPostStore } from "../../../postgres/community/post_store.ts";
import { PostgresOwnRecipeStore } from "../../../postgres/cookbook/own_recipe_store.ts";
import { PostgresFoodTables } from "../../../postgres/food/food_tables.ts";
import { PostgresFoodRulesStore } from "../../../postgres/food_rules/food_rules_store.ts";
import { PostgresRecipeStore } from "../../../postgres/recipe/recipe_store.ts";
import { PostgresModeration } from "../../../postgres/safety/moderation.ts";
import { SharpPhotoProcessor } from "../../../sharp/photo_processor.ts";
import { viewerOf } from "../../callers/viewer_of.ts";
import { type Api, startApi } from "../../testing/api.ts";
import { communityRoutes } from "../community_routes.ts";
import { photoHandler } from "../photo_handler.ts";
import { PHOTOS_PATH } from "../photo_url.ts";
import { openPhotoStore } from "./photo_stores.ts";

/** The community's routes and photos over real HTTP, Postgres, photo storage and decoding. */
export interface CommunityApi {
  readonly api: Api;
  readonly photoStorage: PhotoStorage;
  close(): Promise<void>;
}

/** Starts the API on a photo storage, by default this run's; closes the storage with it. */
export async function startCommunityApi(
  people: readonly Person[],
  { open = openPhotoStore }: { open?: typeof openPhotoStore } = {},
): Promise<CommunityApi> {
  const { storage: photoStorage, close } = await open();
  const photoProcessor = new SharpPhotoProcessor();
  const api = await startApi({
    people,
    handlers(parts) {
      const posts = new PostgresPostStore(parts.knex);
      const ownRecipes = new PostgresOwnRecipeStore(parts.knex);
      const accessOf = (key: PhotoKey, request: Request) =>
        photoAccess(
          { posts, ownRecipes, viewer: () => viewerOf(request, parts), mayModerate: async () => false },
          { key },
        );
      return [{ path: PHOTOS_PATH, handler: photoHandler({ photoStorage, accessOf }) }];
    },
    routes: ({ knex, clock }) =>
      communityRoutes({
        posts: new PostgresPostStore(knex),
        feed: new PostgresPostFeed(knex),
        recipes: new PostgresRecipeStore(knex),
        suspensions: new PostgresModeration(knex),
        photoProcessor,
        photoStorage,
        foodRules: new PostgresFoodRulesStore(knex),
        ingredients: new PostgresFoodTables(knex),
        facts: new MemoryFoodFacts([]),
        ids: { next: randomUUID },
        clock,
      }),
  });
  return {
    api,
    photoStorage,
    async close() {
      await api.close();
      await close();
    },
  };
}

/** A real photo, 1000 x 750. */
export const aPhoto: Uint8Array = await sharp({
  create: { width: 1000, height: 750, channels: 3, background: "tomato" },
})
  .jpeg()
  .toBuffer();

/** The form that shares a meal; undefined omits a field. */
export function mealForm(
  changes: { [field in "mealName" | "ingredients" | "instructions" | "postText"]?: string | undefined } & {
    photo?: Uint8Array | undefined;
    photoType?: string;
  } = {},
): FormData {
  const { photo, photoType, ...fields } = {
    mealName: "Shakshuka with Feta",
    ingredients: "4 eggs\r\n1 can of tomatoes",
    instructions: "Cook it gently.\r\nServe it warm.",
    postText: "Brunch for two",
    photo: aPhoto,
    photoType: "image/jpeg",
    ...changes,
  };
  const form = new FormData();
  for (const [field, text] of Object.entries(fields)) if (text !== undefined) form.append(field, text);
  if (photo) form.append("photo", new Blob([new Uint8Array(photo)], { type: photoType }), "photo.jpg");
  return form;
}
