import type { PostId } from "./post.ts";

/** Ways to order the feed: newest first, most liked first, by meal name from A to Z. */
export const POST_SORTS = ["recent", "likes", "name"] as const;

export type PostSort = (typeof POST_SORTS)[number];

/** Most posts on one page of the feed, and the default. */
export const FEED_PAGE_MAX = 100;

/** Longest search text after trimming, in UTF-16 code units. */
export const FEED_SEARCH_MAX_LENGTH = 100;

/**
 * The position after a post in the feed's order. It has the post's own values instead of a count, so that posts that are
 * added or deleted between two pages neither repeat nor hide others.
 */
export type FeedPosition =
  | { readonly sort: "recent"; readonly id: PostId }
  | { readonly sort: "likes"; readonly id: PostId; readonly likeCount: number }
  | { readonly sort: "name"; readonly id: PostId; readonly mealName: string };
