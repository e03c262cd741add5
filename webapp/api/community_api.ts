import type { PostSort } from "../../core/community/mod.ts";
import type { CommunityPost } from "../../wire/community_post.ts";

/** Which posts of the community's are asked for. */
export interface FeedFilter {
  /** Found in the meal's name, the author's name or the ingredients, whatever the case; blank finds all. */
  readonly search: string;
  readonly sort: PostSort;
  /** Only the posts that the signed-in person likes. */
  readonly favouritesOnly: boolean;
}

/** Some of the feed, in the order that was asked for. */
export interface FeedPage {
  readonly posts: readonly CommunityPost[];
  /** Where the next page begins; undefined on the last. */
  readonly next: string | undefined;
}

/** A meal as its author tells it. */
export interface MealToPost {
  readonly mealName: string;
  /** One a line. */
  readonly ingredients: string;
  /** One step a line. */
  readonly instructions: string;
  /** The caption, at most 280 characters. */
  readonly postText: string;
  readonly photo: File;
}

/** What the screens need of the server's community. Over HTTP in the product, from memory in stories and tests. */
export interface CommunityApi {
  /** A page of the feed, at most 100 posts; the first where no place is given. */
  listPosts(filter: FeedFilter, options: { after?: string | undefined; signal: AbortSignal }): Promise<FeedPage>;

  /**
   * One post by its number.
   *
   * @throws {ApiError} `post_not_found`
   */
  findPost(id: number, options: { signal: AbortSignal }): Promise<CommunityPost>;

  /**
   * Posts a meal with its photo. `onProgress` is told how much of it is on the server, 0 to 1.
   *
   * @throws {ApiError} with the server's message, or `unreachable`
   */
  postMeal(
    meal: MealToPost,
    options: { signal?: AbortSignal | undefined; onProgress?: (share: number) => void },
  ): Promise<CommunityPost>;

  /** Likes a post, or takes the like back, and tells how it stands now. */
  toggleLike(id: number): Promise<{ liked: boolean; likes: number }>;

  /** Takes one's own post away for good. */
  deletePost(id: number): Promise<void>;
}
