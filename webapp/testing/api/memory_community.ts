import { communityRoutes } from "../../../adapters/http/community/community_routes.ts";
import type { Route } from "../../../adapters/http/route.ts";
import { MemoryFoodTables } from "../../../adapters/memory/food/food_tables.ts";
import { storyFoodFacts } from "../story_food_facts.ts";
import { storyPhotoProcessor } from "../story_photos.ts";
import type { MemoryStores } from "./memory_stores.ts";

export function memoryCommunityRoutes(stores: MemoryStores): Route[] {
  return communityRoutes({
    ...stores,
    feed: stores.posts,
    suspensions: stores.moderation,
    photoProcessor: storyPhotoProcessor,
    ingredients: new MemoryFoodTables(stores.foods),
    facts: storyFoodFacts,
  });
}
