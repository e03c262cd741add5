import type { UserId } from "../account/mod.ts";
import type { RecipeId } from "../recipe/mod.ts";
import type { FeedPosition, PostSort } from "./feed_order.ts";
import type { FeedPost, PostId } from "./post.ts";

/** Which posts to list. */
export interface FeedQuery {
  /** The person who sees the posts; decides `likedByViewer`. */
  readonly viewerId: UserId;
  /** Only the posts that the viewer likes. */
  readonly likedOnly: boolean;
  /** Text in the meal's name, the author's name or the ingredients, ignoring case; all posts if undefined. */
  readonly search: string | undefined;
  /** Only the posts that link this recipe; all posts if undefined. */
  readonly recipeId?: RecipeId | undefined;
  readonly sort: PostSort;
  /** Only posts after this position, which has the same `sort`. */
  readonly after: FeedPosition | undefined;
  readonly limit: number;
}

/**
 * The community page's read port. A viewer sees no posts of people whom they have blocked or who have blocked them, and no
 * post of others that a moderator has hidden. Every
 * implementation passes `adapters/contracts/community/post_feed_contract.ts`.
 */
export interface PostFeed {
  /**
   * At most `limit` posts in a total order. `recent`: by id, highest first. `likes`: most liked first, then as `recent`.
   * `name`: by meal name in Unicode's root collation, then by id, lowest first.
   */
  list(query: FeedQuery): Promise<FeedPost[]>;

  /** One post as the viewer sees it; undefined if they can't see one. */
  findForViewer(query: { readonly viewerId: UserId; readonly postId: PostId }): Promise<FeedPost | undefined>;
}
