import type { UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import type { PhotoStorage } from "./photo_storage.ts";
import type { PostId } from "./post.ts";
import type { PostFeed } from "./post_feed.ts";
import type { PostStore } from "./post_store.ts";

export interface DeletePostPorts {
  readonly feed: Pick<PostFeed, "findForViewer">;
  readonly posts: Pick<PostStore, "remove">;
  readonly photoStorage: Pick<PhotoStorage, "remove">;
}

export interface DeletePostInput {
  readonly userId: UserId;
  readonly postId: PostId;
}

/**
 * Deletes a person's own post and its photos.
 *
 * @throws {DomainError} `post_not_found`, `forbidden`, `photos_unavailable`
 */
export async function deletePost(ports: DeletePostPorts, input: DeletePostInput): Promise<void> {
  const { userId, postId } = input;
  // As the person sees it: the reply must not reveal posts that others hide from them.
  const post = await ports.feed.findForViewer({ viewerId: userId, postId });
  if (!post) throw notFound(postId);
  if (post.authorId !== userId) {
    throw new DomainError("forbidden", `Cannot delete post ${postId}: another person posted it`, { field: "id" });
  }

  // Photos first: a failure then leaves a post whose author can try again, not a photo that outlives its post.
  await ports.photoStorage.remove(post.photo.key);
  if (!(await ports.posts.remove(postId))) throw notFound(postId);
}

function notFound(postId: PostId): DomainError {
  return new DomainError("post_not_found", `Cannot delete post ${postId}: there is no such post`, { field: "id" });
}
