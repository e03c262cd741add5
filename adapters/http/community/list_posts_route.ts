import type { FeedPage, ListPostsInput } from "../../../core/community/mod.ts";
import { listPostsQuery, listPostsReply } from "../../../wire/community/list_posts.ts";
import { brokenRulesView, type FindIngredientsCheck } from "../food_rules/broken_rules_view.ts";
import { type Route, route } from "../route.ts";
import { decodeFeedCursor, encodeFeedCursor } from "./feed_cursor.ts";
import { postView } from "./post_view.ts";

export function listPostsRoute(
  listPosts: (input: ListPostsInput) => Promise<FeedPage>,
  findCheck: FindIngredientsCheck,
): Route {
  return route({
    method: "get",
    path: "/api/community-posts",
    summary: "The community's posts: all or the caller's favourites, searched, sorted, page by page",
    access: "signed-in",
    toleratesLag: true,
    query: listPostsQuery,
    reply: listPostsReply,
    async handle({ caller, query }) {
      const { posts, next } = await listPosts({
        viewerId: caller.userId,
        likedOnly: query.favorites === "true",
        search: query.search,
        recipeId: query.recipeId,
        sort: query.sort,
        after: query.cursor === undefined ? undefined : decodeFeedCursor(query.cursor),
        limit: query.limit,
      });
      const check = posts.length > 0 ? await findCheck({ userId: caller.userId }) : undefined;
      const views = posts.map((post) => ({ ...postView(post), ...brokenRulesView(check?.(post.text.ingredients)) }));
      return { posts: views, nextCursor: next ? encodeFeedCursor(next) : null };
    },
  });
}
