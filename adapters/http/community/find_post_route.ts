import type { FeedPost, FindPostInput } from "../../../core/community/mod.ts";
import { postParams } from "../../../wire/community/community_post.ts";
import { findPostQuery, findPostReply } from "../../../wire/community/find_post.ts";
import { brokenRulesView, type FindIngredientsCheck } from "../food_rules/broken_rules_view.ts";
import { type Route, route } from "../route.ts";
import { postView } from "./post_view.ts";

export function findPostRoute(
  findPost: (input: FindPostInput) => Promise<FeedPost>,
  findCheck: FindIngredientsCheck,
): Route {
  return route({
    method: "get",
    path: "/api/community-posts/:id",
    summary: "One post, as the caller sees it",
    access: "signed-in",
    toleratesLag: true,
    params: postParams,
    query: findPostQuery,
    reply: findPostReply,
    async handle({ caller, params }) {
      const post = await findPost({ viewerId: caller.userId, postId: params.id });
      const check = await findCheck({ userId: caller.userId });
      return { post: { ...postView(post), ...brokenRulesView(check?.(post.text.ingredients)) } };
    },
  });
}
