import type { UserId } from "../account/mod.ts";
import type { RecipeId } from "../recipe/mod.ts";
import { DomainError } from "../shared/mod.ts";
import { FEED_PAGE_MAX, FEED_SEARCH_MAX_LENGTH, type FeedPosition, type PostSort } from "./feed_order.ts";
import { normalizeLine } from "./plain_text.ts";
import type { FeedPost } from "./post.ts";
import type { PostFeed } from "./post_feed.ts";

export interface ListPostsInput {
  readonly viewerId: UserId;
  /** Only the posts that the viewer likes; all if absent. */
  readonly likedOnly?: boolean | undefined;
  /** Text in the meal's name, the author's name or the ingredients; all posts if blank or absent. */
  readonly search?: string | undefined;
  /** Only the posts that link this recipe, none if there is no such recipe; all posts if absent. */
  readonly recipeId?: RecipeId | undefined;
  /** Default `recent`. */
  readonly sort?: PostSort | undefined;
  /** The `next` of the page before, under the same sort. */
  readonly after?: FeedPosition | undefined;
  /** 1 to {@linkcode FEED_PAGE_MAX}, the default. */
  readonly limit?: number | undefined;
}

/** A page of the feed. */
export interface FeedPage {
  readonly posts: readonly FeedPost[];
  /** Where the next page begins; undefined on the last page. */
  readonly next: FeedPosition | undefined;
}

/**
 * One page of the community feed.
 *
 * @throws {DomainError} `invalid_input`
 */
export async function listPosts(ports: { readonly feed: PostFeed }, input: ListPostsInput): Promise<FeedPage> {
  const { viewerId, likedOnly = false, recipeId, sort = "recent", after, limit = FEED_PAGE_MAX } = input;
  const search = normalizeLine(input.search ?? "");
  if (search.length > FEED_SEARCH_MAX_LENGTH) {
    throw invalid("search", `it is longer than ${FEED_SEARCH_MAX_LENGTH} characters`);
  }
  if (!Number.isInteger(limit) || limit < 1 || limit > FEED_PAGE_MAX) {
    throw invalid("limit", `it is not a whole number from 1 to ${FEED_PAGE_MAX}`);
  }
  if (after && after.sort !== sort) {
    throw invalid("cursor", `it was made for the sort "${after.sort}", not "${sort}"`);
  }

  // One more than asked for, to know whether there is a next page.
  const found = await ports.feed.list({
    viewerId,
    likedOnly,
    search: search === "" ? undefined : search,
    recipeId,
    sort,
    after,
    limit: limit + 1,
  });
  const posts = found.slice(0, limit);
  const last = posts.at(-1);
  return { posts, next: last && found.length > limit ? POSITION_OF[sort](last) : undefined };
}

const POSITION_OF: Record<PostSort, (post: FeedPost) => FeedPosition> = {
  recent: ({ id }) => ({ sort: "recent", id }),
  likes: ({ id, likeCount }) => ({ sort: "likes", id, likeCount }),
  name: ({ id, text }) => ({ sort: "name", id, mealName: text.mealName }),
};

function invalid(field: string, reason: string): DomainError {
  return new DomainError("invalid_input", `Cannot list posts by this ${field}: ${reason}`, { field });
}
