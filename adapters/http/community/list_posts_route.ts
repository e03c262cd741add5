import type { FeedPage, ListPostsInput } from "../../../core/community/mod.ts";
import { listPostsQuery, listPostsReply } from "../../../wire/list_posts.ts";
import { type Route, route } from "../route.ts";
import { decodeFeedCursor, encodeFeedCursor } from "./feed_cursor.ts";
import { postView } from "./post_view.ts";

export function listPostsRoute(listPosts: (input: ListPostsInput) => Promise<FeedPage>): Route {
  return route({
    method: "get",
    path: "/api/community-posts",
    summary: "The community's posts: all or the caller's favourites, searched, sorted, page by page",
    access: "signed-in",
    query: listPostsQuery,
    reply: listPostsReply,
    async handle({ caller, query }) {
      const { posts, next } = await listPosts({
        viewerId: caller.userId,
        likedOnly: query.favorites === "true",
        search: query.search,
        sort: query.sort,
        after: query.cursor === undefined ? undefined : decodeFeedCursor(query.cursor),
        limit: query.limit,
      });
      return { posts: posts.map(postView), nextCursor: next ? encodeFeedCursor(next) : null };
    },
  });
}
