import type { PostSort } from "../../../core/community/mod.ts";
import type { RecipeId } from "../../../core/recipe/mod.ts";
import type { CommunityPost } from "../../../wire/community/community_post.ts";

/** Which community posts to list. */
export interface FeedFilter {
  /** Found in the meal's name, the author's name or the ingredients, whatever the case; blank finds all. */
  readonly search: string;
  readonly sort: PostSort;
  /** Only the posts that the signed-in person likes. */
  readonly favouritesOnly: boolean;
  /** Only the posts that link this recipe. */
  readonly recipeId?: RecipeId | undefined;
  /** Posts on a page; at most 100, which is the default. */
  readonly limit?: number | undefined;
}

/** One page of the feed, in the requested order. */
export interface FeedPage {
  readonly posts: readonly CommunityPost[];
  /** Cursor of the next page; undefined on the last page. */
  readonly next: string | undefined;
}

/** A meal as its author enters it. */
export interface MealToPost {
  readonly mealName: string;
  /** One a line. */
  readonly ingredients: string;
  /** One step a line. */
  readonly instructions: string;
  /** The caption, at most 280 characters. */
  readonly postText: string;
  readonly photo: File;
  /** The recipe that was cooked. */
  readonly recipeId?: RecipeId | undefined;
  /** The server posts what it gets twice under one id once. */
  readonly clientPostId?: string | undefined;
}

/** What the screens need of the server's community. Over HTTP in the product, from memory in stories and tests. */
export interface CommunityApi {
  /** A page of the feed, at most 100 posts; the first page without `after`. */
  listPosts(filter: FeedFilter, options: { after?: string | undefined; signal: AbortSignal }): Promise<FeedPage>;

  /**
   * One post by its number.
   *
   * @throws {ApiError} `post_not_found`
   */
  findPost(id: number, options: { signal: AbortSignal }): Promise<CommunityPost>;

  /**
   * Posts a meal with its photo. `onProgress` receives the uploaded share, 0 to 1.
   *
   * @throws {ApiError} with the server's message, or `unreachable`
   */
  postMeal(
    meal: MealToPost,
    options: { signal?: AbortSignal | undefined; onProgress?: (share: number) => void },
  ): Promise<CommunityPost>;

  /** Likes a post or removes the like, and returns the new state. */
  toggleLike(id: number): Promise<{ liked: boolean; likes: number }>;

  /** Deletes one's own post. */
  deletePost(id: number): Promise<void>;
}
