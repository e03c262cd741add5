import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { Person } from "../../../../core/account/mod.ts";
import { type PhotoStorage, photoAccess } from "../../../../core/community/mod.ts";
import { calendarDate } from "../../../../core/shared/mod.ts";
import { MemoryPostStore } from "../../../memory/community/post_store.ts";
import { FixedClock } from "../../../memory/fixed_clock.ts";
import { MemoryFoodFacts } from "../../../memory/food/food_facts.ts";
import { MemoryFoodStore } from "../../../memory/food/food_store.ts";
import { MemoryFoodTables } from "../../../memory/food/food_tables.ts";
import { MemoryFoodRulesStore } from "../../../memory/food_rules/food_rules_store.ts";
import { ingeborg, kwame, maya, priya, tomas, yuki } from "../../../memory/people_and_recipes.ts";
import { MemoryRecipeStore } from "../../../memory/recipe/recipe_store.ts";
import { SharpPhotoProcessor } from "../../../sharp/photo_processor.ts";
import type { ApiReply } from "../../testing/api_client.ts";
import { type MemoryApp, startMemoryApp } from "../../testing/memory_app.ts";
import { communityRoutes } from "../community_routes.ts";
import { photoHandler } from "../photo_handler.ts";
import { PHOTOS_PATH } from "../photo_url.ts";

export const POSTS = "/api/community-posts";
export const PEOPLE = [maya, tomas, ingeborg, priya, kwame, yuki];

/** The community's calls and photos over real HTTP, real decoding and the given storage, with posts in memory. */
export interface CommunityApp extends MemoryApp {
  readonly posts: MemoryPostStore;
}

/** Starts the app. The storage stays open when it closes. */
export async function startCommunityApp(photoStorage: PhotoStorage): Promise<CommunityApp> {
  const posts = new MemoryPostStore(PEOPLE);
  const ports = { posts, ownRecipes: { photoAccess: async () => "none" as const } };
  const viewer = { viewer: async () => undefined, mayModerate: async () => false };
  const handler = photoHandler({ photoStorage, accessOf: (key) => photoAccess({ ...ports, ...viewer }, { key }) });
  const routes = communityRoutes({
    posts,
    feed: posts,
    recipes: new MemoryRecipeStore([]),
    suspensions: { suspendedUntil: async () => undefined },
    photoProcessor: new SharpPhotoProcessor(),
    photoStorage,
    foodRules: new MemoryFoodRulesStore(),
    ingredients: new MemoryFoodTables(new MemoryFoodStore()),
    facts: new MemoryFoodFacts([]),
    ids: { next: randomUUID },
    clock: new FixedClock(calendarDate("2026-11-19")),
  });
  const app = await startMemoryApp({ known: PEOPLE, routes, handlers: [{ path: PHOTOS_PATH, handler }] });
  return { ...app, posts };
}

/** A real photo, 1000 x 750. */
export const aPhoto: Uint8Array = await sharp({
  create: { width: 1000, height: 750, channels: 3, background: "tomato" },
})
  .jpeg()
  .toBuffer();

/** Shares a meal. */
export function post(
  app: MemoryApp,
  person: Person,
  { photo = aPhoto, photoType = "image/jpeg" } = {},
): Promise<ApiReply> {
  const form = new FormData();
  form.append("mealName", "Shakshuka with Feta");
  form.append("ingredients", "4 eggs\r\n1 can of tomatoes");
  form.append("instructions", "Cook it gently.\r\nServe it warm.");
  form.append("photo", new Blob([new Uint8Array(photo)], { type: photoType }), "photo.jpg");
  return app.as(person).post(POSTS, { form });
}
