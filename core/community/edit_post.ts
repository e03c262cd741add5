import { assertMayPublish, type PublishingPorts, type UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import { findPost } from "./find_post.ts";
import { type FeedPost, type PostId, postText } from "./post.ts";
import type { PostFeed } from "./post_feed.ts";
import type { PostStore } from "./post_store.ts";

export interface EditPostPorts extends PublishingPorts {
  readonly feed: Pick<PostFeed, "findForViewer">;
  readonly posts: Pick<PostStore, "changeText">;
}

export interface EditPostInput {
  readonly userId: UserId;
  readonly postId: PostId;
  readonly mealName: string;
  /** One per line. */
  readonly ingredients: string;
  /** One step per line. */
  readonly instructions: string;
  /** Blank if there is none. */
  readonly caption: string;
}

/**
 * Replaces the texts of a person's own post. Its photo, likes and date stay; a hidden post stays hidden.
 *
 * @throws {DomainError} `invalid_input`, `post_not_found`, `forbidden`, `suspended`, `email_not_verified`
 */
export async function editPost(ports: EditPostPorts, { userId, postId, ...fields }: EditPostInput): Promise<FeedPost> {
  const text = postText(fields);
  // As the person sees it: the reply must not reveal posts that others hide from them.
  const { authorId } = await findPost(ports, { viewerId: userId, postId });
  if (authorId !== userId) {
    throw new DomainError("forbidden", `Cannot edit post ${postId}: another person posted it`, { field: "id" });
  }
  await assertMayPublish(ports, userId);
  await ports.posts.changeText(postId, text);
  return await findPost(ports, { viewerId: userId, postId });
}
