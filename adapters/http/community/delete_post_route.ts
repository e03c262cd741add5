import type { DeletePostInput } from "../../../core/community/mod.ts";
import { postParams } from "../../../wire/community/community_post.ts";
import { deletePostBody, deletePostReply } from "../../../wire/community/delete_post.ts";
import { type Route, route } from "../route.ts";

export function deletePostRoute(deletePost: (input: DeletePostInput) => Promise<void>): Route {
  return route({
    method: "delete",
    path: "/api/community-posts/:id",
    summary: "Delete the caller's post and its photos",
    access: "signed-in",
    params: postParams,
    body: deletePostBody,
    reply: deletePostReply,
    async handle({ caller, params }) {
      await deletePost({ userId: caller.userId, postId: params.id });
      return { id: params.id };
    },
  });
}
