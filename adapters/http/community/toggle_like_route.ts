import type { LikeState, ToggleLikeInput } from "../../../core/community/mod.ts";
import { postParams } from "../../../wire/community/community_post.ts";
import { type ToggleLikeReply, toggleLikeBody, toggleLikeReply } from "../../../wire/community/toggle_like.ts";
import { type Route, route } from "../route.ts";

export function toggleLikeRoute(toggleLike: (input: ToggleLikeInput) => Promise<LikeState>): Route {
  return route({
    method: "post",
    path: "/api/community-posts/:id/toggle-like",
    summary: "Like a post, or remove the like",
    access: "signed-in",
    params: postParams,
    body: toggleLikeBody,
    reply: toggleLikeReply,
    async handle({ caller, params }): Promise<ToggleLikeReply> {
      const { likedByViewer, likeCount } = await toggleLike({ userId: caller.userId, postId: params.id });
      return { likedByUser: likedByViewer ? 1 : 0, like_count: likeCount };
    },
  });
}
