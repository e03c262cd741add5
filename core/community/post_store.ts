import type { UserId } from "../account/mod.ts";
import type { PhotoKey } from "./photo.ts";
import type { Post, PostId } from "./post.ts";

/** How a post stands with one person after a toggle. */
export interface LikeState {
  readonly likedByViewer: boolean;
  readonly likeCount: number;
}

/** The posts and who likes them. Every implementation passes `adapters/contracts/post_store_contract.ts`. */
export interface PostStore {
  /** Adds a post with a number of its own, higher than any before it. */
  insert(post: Omit<Post, "id">): Promise<PostId>;

  find(id: PostId): Promise<Post | undefined>;

  /**
   * Takes a post and its likes away.
   *
   * @returns whether it was there; of several at once exactly one is told so.
   */
  remove(id: PostId): Promise<boolean>;

  /**
   * Makes a person like a post, or no longer. The count always equals the number of people who like it, however many
   * toggle at once.
   *
   * @returns how the post stands then; undefined where there is no such post.
   */
  toggleLike(userId: UserId, id: PostId): Promise<LikeState | undefined>;

  /** Which of these photos belong to a post. At most 1,000 keys at once. */
  photosInUse(keys: readonly PhotoKey[]): Promise<ReadonlySet<PhotoKey>>;
}
