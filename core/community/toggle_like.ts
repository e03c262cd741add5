import type { UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import type { PostId } from "./post.ts";
import type { LikeState, PostStore } from "./post_store.ts";

export interface ToggleLikeInput {
  readonly userId: UserId;
  readonly postId: PostId;
}

/**
 * Adds or removes a person's like of a post.
 *
 * @throws {DomainError} `post_not_found`
 */
export async function toggleLike(
  ports: { readonly posts: Pick<PostStore, "toggleLike"> },
  input: ToggleLikeInput,
): Promise<LikeState> {
  const { userId, postId } = input;
  const state = await ports.posts.toggleLike(userId, postId);
  if (!state) {
    throw new DomainError("post_not_found", `Cannot like post ${postId}: there is no such post`, { field: "id" });
  }
  return state;
}
