import type { PostId } from "./post.ts";

/** Ways to order the feed: newest first, most liked first, by meal name from A to Z. */
export const POST_SORTS = ["recent", "likes", "name"] as const;

export type PostSort = (typeof POST_SORTS)[number];

/** Most posts that one page of the feed holds, and how many it holds when nobody says. */
export const FEED_PAGE_MAX = 100;

/** Longest text that can be searched for, in JavaScript's length after trimming. */
export const FEED_SEARCH_MAX_LENGTH = 100;

/**
 * The place just after a post in the feed's order, by that post's own values, so that posts that come or go meanwhile
 * neither repeat nor hide others.
 */
export type FeedPosition =
  | { readonly sort: "recent"; readonly id: PostId }
  | { readonly sort: "likes"; readonly id: PostId; readonly likeCount: number }
  | { readonly sort: "name"; readonly id: PostId; readonly mealName: string };
