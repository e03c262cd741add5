import type { UserId } from "../account/mod.ts";
import type { PhotoKey } from "./photo.ts";
import type { PostStore } from "./post_store.ts";

/** Who may see a photo: everyone, or people like this one alone, or a person who gets the same answer as for no photo. */
export type PhotoAccess = "public" | "private" | "none";

export interface PhotoAccessPorts {
  readonly posts: Pick<PostStore, "findByPhoto">;
  /** Photos of recipes that people write. */
  readonly ownRecipes: { photoAccess(key: PhotoKey, userId: UserId | undefined): Promise<PhotoAccess> };
  /** The person who asks, if they are signed in. Not called for photos of posts that all see. */
  viewer(): Promise<UserId | undefined>;
  mayModerate(person: { userId: UserId }): Promise<boolean>;
}

/**
 * Whether a photo may be served. A post's photo is public. While a moderator hides the post, only its author and the
 * moderators see it. An own recipe's photo is for the readers of the recipe. Any other photo is for no one: its post is
 * deleted, or not stored yet.
 */
export async function photoAccess(
  { posts, ownRecipes, viewer, mayModerate }: PhotoAccessPorts,
  { key }: { key: PhotoKey },
): Promise<PhotoAccess> {
  const post = await posts.findByPhoto(key);
  if (!post) return await ownRecipes.photoAccess(key, await viewer());
  if (!post.hidden) return "public";
  const userId = await viewer();
  if (userId === undefined) return "none";
  return userId === post.authorId || (await mayModerate({ userId })) ? "private" : "none";
}
