import { assertMayPublish, type PublishingPorts, type UserId } from "../account/mod.ts";
import type { RecipeId, RecipeStore } from "../recipe/mod.ts";
import { type Clock, DomainError, type IdSource } from "../shared/mod.ts";
import { findPost } from "./find_post.ts";
import { type PhotoKey, photoKey, requirePhoto } from "./photo.ts";
import type { PhotoProcessor } from "./photo_processor.ts";
import type { PhotoStorage } from "./photo_storage.ts";
import { type FeedPost, POST_INCOMPLETE, type PostId, postText } from "./post.ts";
import type { PostFeed } from "./post_feed.ts";
import type { NewPost, PostStore } from "./post_store.ts";

export interface PostMealPorts extends PublishingPorts {
  readonly posts: Pick<PostStore, "insert" | "findByClientId" | "photosInUse">;
  readonly feed: Pick<PostFeed, "findForViewer">;
  readonly recipes: Pick<RecipeStore, "find">;
  readonly photoProcessor: PhotoProcessor;
  readonly photoStorage: Pick<PhotoStorage, "put" | "remove">;
  readonly ids: IdSource;
  readonly clock: Pick<Clock, "now">;
}

export interface PostMealInput {
  readonly authorId: UserId;
  readonly mealName: string;
  /** One per line. */
  readonly ingredients: string;
  /** One step per line. */
  readonly instructions: string;
  /** Blank if there is none. */
  readonly caption: string;
  /**
   * The recipe that was cooked; undefined if none is linked. One of the author's own is published with the post. Of another
   * person's, only its name is.
   */
  readonly recipeId?: RecipeId | undefined;
  /** The uploaded picture; undefined if there is none. */
  readonly photo: Uint8Array | undefined;
  /** An id that the author's device chose. The same meal with the same id is posted once. */
  readonly clientId?: string | undefined;
}

/**
 * Shares a meal with the community. A repeated client id returns the first post.
 *
 * @throws {DomainError} `invalid_input`, `photo_too_large`, `photo_type_unknown`, `photo_unreadable`, `photos_unavailable`,
 *   `suspended`, `email_not_verified`; `post_not_found` if it was deleted meanwhile
 */
export async function postMeal(ports: PostMealPorts, input: PostMealInput): Promise<FeedPost> {
  const text = postText(input);
  const { authorId, recipeId, clientId } = input;
  await assertMayPublish(ports, authorId);
  await assertIsReadable(ports, { recipeId, authorId });
  const earlier = clientId === undefined ? undefined : await ports.posts.findByClientId(authorId, clientId);
  if (earlier) return await findPost(ports, { viewerId: authorId, postId: earlier.id });
  const photo = await ports.photoProcessor.prepare(requirePhoto(input.photo, POST_INCOMPLETE));

  // Stored before the post, so that no post ever lacks its photo.
  const key = photoKey(ports.ids.next());
  await ports.photoStorage.put(key, photo.variants);
  const post: NewPost = {
    authorId,
    text,
    photo: { key, feedSize: photo.feedSize },
    recipeId,
    createdAt: ports.clock.now(),
    clientId,
  };
  const postId = await insertOrDiscard(ports, post);
  return await findPost(ports, { viewerId: authorId, postId });
}

async function assertIsReadable(
  { recipes }: Pick<PostMealPorts, "recipes">,
  { recipeId, authorId }: Pick<PostMealInput, "recipeId" | "authorId">,
): Promise<void> {
  if (recipeId === undefined || (await recipes.find(recipeId, authorId))) return;
  throw new DomainError("invalid_input", "Cannot post the meal: its recipeId is not a recipe that you can read", {
    field: "recipeId",
  });
}

async function insertOrDiscard(ports: PostMealPorts, post: NewPost): Promise<PostId> {
  try {
    const id = await ports.posts.insert(post);
    // The same post may have arrived at the same moment. Then it has its own photo.
    if (post.clientId !== undefined) await discard(ports, post.photo.key);
    return id;
  } catch (error) {
    await discard(ports, post.photo.key);
    throw error;
  }
}

async function discard(ports: PostMealPorts, key: PhotoKey): Promise<void> {
  try {
    // The insert may have succeeded although its reply was lost.
    const inUse = await ports.posts.photosInUse([key]);
    if (!inUse.has(key)) await ports.photoStorage.remove(key);
  } catch {
    // The author needs the first error. The photo is left to sweepPhotos.
  }
}
