import type { UserId } from "../account/mod.ts";
import type { PhotoKey } from "./photo.ts";
import type { PostStore } from "./post_store.ts";

/** Who may see a photo: everyone, or this person alone, or a person who gets the same answer as for no photo. */
export type PhotoAccess = "public" | "private" | "none";

export interface PhotoAccessPorts {
  readonly posts: Pick<PostStore, "findByPhoto">;
  /** The person who asks, if they are signed in. Called for photos of hidden posts only. */
  viewer(): Promise<UserId | undefined>;
  mayModerate(person: { userId: UserId }): Promise<boolean>;
}

/**
 * Whether a photo may be shown. That of a post is public. While a moderator hides the post, only its author and the
 * moderators see it. A photo without a post is shown to no one: the post is deleted, or not stored yet.
 */
export async function photoAccess(
  { posts, viewer, mayModerate }: PhotoAccessPorts,
  { key }: { key: PhotoKey },
): Promise<PhotoAccess> {
  const post = await posts.findByPhoto(key);
  if (!post) return "none";
  if (!post.hidden) return "public";
  const userId = await viewer();
  if (userId === undefined) return "none";
  return userId === post.authorId || (await mayModerate({ userId })) ? "private" : "none";
}
