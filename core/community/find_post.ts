import type { UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import type { FeedPost, PostId } from "./post.ts";
import type { PostFeed } from "./post_feed.ts";

export interface FindPostInput {
  readonly viewerId: UserId;
  readonly postId: PostId;
}

/**
 * One post as the viewer sees it, for the post's own page.
 *
 * @throws {DomainError} `post_not_found`
 */
export async function findPost(
  ports: { readonly feed: Pick<PostFeed, "findForViewer"> },
  input: FindPostInput,
): Promise<FeedPost> {
  const post = await ports.feed.findForViewer(input);
  if (post) return post;
  throw new DomainError("post_not_found", `Cannot show post ${input.postId}: there is no such post`, { field: "id" });
}
