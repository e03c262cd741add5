import type { UserId } from "../account/mod.ts";
import type { FeedPosition, PostSort } from "./feed_order.ts";
import type { FeedPost, PostId } from "./post.ts";

/** Which posts are asked for. */
export interface FeedQuery {
  /** Who looks: decides `likedByViewer`. */
  readonly viewerId: UserId;
  /** Only the posts that the viewer likes. */
  readonly likedOnly: boolean;
  /** Found in the meal's name, the author's name or the ingredients, whatever the case; undefined finds all. */
  readonly search: string | undefined;
  readonly sort: PostSort;
  /** Only posts after this place, which has the same `sort`. */
  readonly after: FeedPosition | undefined;
  readonly limit: number;
}

/** The community page's read port. Every implementation passes `adapters/contracts/post_feed_contract.ts`. */
export interface PostFeed {
  /**
   * At most `limit` posts, in a total order: `recent` from the highest number down; `likes` from the most liked down,
   * then as `recent`; `name` by meal name in the alphabet of Unicode's root collation, then from the lowest number up.
   */
  list(query: FeedQuery): Promise<FeedPost[]>;

  /** One post as the viewer sees it; undefined where there is none. */
  findForViewer(query: { readonly viewerId: UserId; readonly postId: PostId }): Promise<FeedPost | undefined>;
}
