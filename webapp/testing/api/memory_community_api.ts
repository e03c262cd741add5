import { postView } from "../../../adapters/http/community/post_view.ts";
import { brokenRulesView } from "../../../adapters/http/food_rules/broken_rules_view.ts";
import { CountingIdSource } from "../../../adapters/memory/counting_id_source.ts";
import { MemoryFoodFacts } from "../../../adapters/memory/food/food_facts.ts";
import { MemoryIngredientSource } from "../../../adapters/memory/ingredient_search/ingredient_source.ts";
import {
  deletePost,
  type FeedPosition,
  type FeedPost,
  findPost,
  listPosts,
  PHOTO_WIDTHS,
  type PhotoKey,
  type PhotoProcessor,
  type PhotoVariant,
  type PostMealPorts,
  postMeal,
  toggleLike,
} from "../../../core/community/mod.ts";
import { type IngredientsCheck, ingredientsCheckFor } from "../../../core/food_rules/mod.ts";
import type { CommunityPost } from "../../../wire/community/community_post.ts";
import type { CommunityApi } from "../../platform/api/mod.ts";
import { storyRecipe } from "../story_recipes.ts";
import type { MemoryServer } from "./memory_stores.ts";

/** Accepts every photo, and stores it as it is: stories show what was chosen. */
const photoProcessor: PhotoProcessor = {
  prepare: async (bytes) => ({
    variants: PHOTO_WIDTHS.map((width) => ({ width, bytes })),
    feedSize: { width: 800, height: 600 },
  }),
};

/** {@linkcode CommunityApi} in memory. `pageSize` is the number of posts of a page; by default the server's. */
export function memoryCommunityApi(
  { stores, caller }: MemoryServer,
  { pageSize }: { pageSize?: number | undefined },
): CommunityApi {
  const { posts, clock } = stores;
  const feed = posts;
  const ids = new CountingIdSource();
  const photos = new Map<PhotoKey, string>();
  const photoStorage = {
    async put(key: PhotoKey, [largest]: readonly PhotoVariant[]) {
      photos.set(key, URL.createObjectURL(new Blob(largest ? [new Uint8Array(largest.bytes)] : [])));
    },
    async remove(key: PhotoKey) {
      photos.delete(key);
    },
  } satisfies PostMealPorts["photoStorage"];
  const userId = async () => (await caller()).id;
  // A story post's photo is the picture of the recipe that its key names.
  const view = (post: FeedPost): CommunityPost => ({
    ...postView(post),
    photo: photos.get(post.photo.key) ?? storyRecipe(post.photo.key).mainImage,
  });
  const check = async () => {
    const ingredients = new MemoryIngredientSource(stores.recipes, stores.foods);
    const facts = new MemoryFoodFacts(await stores.foods.all());
    return await ingredientsCheckFor({ ...stores, ingredients, facts }, { userId: await userId() });
  };
  const checked = (post: FeedPost, find: IngredientsCheck | undefined): CommunityPost => ({
    ...view(post),
    ...brokenRulesView(find?.(post.text.ingredients)),
  });
  return {
    async listPosts({ search, sort, favouritesOnly, recipeId, limit = pageSize }, { after }) {
      const { posts: found, next } = await listPosts(
        { feed },
        {
          viewerId: await userId(),
          likedOnly: favouritesOnly,
          search,
          recipeId,
          sort,
          after: after === undefined ? undefined : (JSON.parse(after) as FeedPosition),
          limit,
        },
      );
      const find = await check();
      return { posts: found.map((post) => checked(post, find)), next: next && JSON.stringify(next) };
    },
    findPost: async (postId) => checked(await findPost({ feed }, { viewerId: await userId(), postId }), await check()),
    async postMeal({ postText: caption, photo, clientPostId: clientId, ...meal }, { onProgress }) {
      const bytes = new Uint8Array(await photo.arrayBuffer());
      onProgress?.(1);
      const input = { author: await caller(), caption, photo: bytes, clientId, ...meal };
      return view(
        await postMeal(
          {
            posts,
            recipes: stores.recipes,
            suspensions: stores.moderation,
            verifiedEmails: stores.verifiedEmails,
            photoProcessor,
            photoStorage,
            ids,
            clock,
          },
          input,
        ),
      );
    },
    async toggleLike(postId) {
      const { likedByViewer, likeCount } = await toggleLike({ posts }, { userId: await userId(), postId });
      return { liked: likedByViewer, likes: likeCount };
    },
    deletePost: async (postId) => deletePost({ feed: posts, posts, photoStorage }, { userId: await userId(), postId }),
  };
}
