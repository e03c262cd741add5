import type { UserId } from "../account/mod.ts";
import type { PhotoKey } from "./photo.ts";
import type { Post, PostId, PostText } from "./post.ts";

/** A post's likes after a toggle, for one person. */
export interface LikeState {
  readonly likedByViewer: boolean;
  readonly likeCount: number;
}

/** The post that a photo belongs to, as far as it decides who may see the photo. */
export interface PhotoPost {
  readonly authorId: UserId;
  /** Whether a moderator has hidden it. */
  readonly hidden: boolean;
}

/** A post to add. */
export type NewPost = Omit<Post, "id"> & {
  /** An id that the author's device chose, and sends again if it is not sure whether the post arrived. */
  readonly clientId?: string | undefined;
};

/** Posts and their likes. Every implementation passes `adapters/contracts/community/post_store_contract.ts`. */
export interface PostStore {
  /**
   * Adds a post. Its id is higher than all before. It is linked to its recipe if that is of the catalogue or the author's own;
   * of another person's recipe only the present name is stored, so that a post publishes nothing of others. If its author has one with the same client id, that one's id is returned
   * and nothing is added, also with concurrent calls.
   */
  insert(post: NewPost): Promise<PostId>;

  /** A person's post with this client id. */
  findByClientId(authorId: UserId, clientId: string): Promise<Post | undefined>;

  find(id: PostId): Promise<Post | undefined>;

  findByPhoto(key: PhotoKey): Promise<PhotoPost | undefined>;

  /** Replaces the texts of a post, by which searches find it from then on. Does nothing if there is none. */
  changeText(id: PostId, text: PostText): Promise<void>;

  /**
   * Removes a post and its likes.
   *
   * @returns whether it existed; true for exactly one of several concurrent calls.
   */
  remove(id: PostId): Promise<boolean>;

  /**
   * Adds or removes a person's like. The count always equals the number of people who like the post, also with concurrent
   * toggles.
   *
   * @returns the new state; undefined if there is no such post that the person can see.
   */
  toggleLike(userId: UserId, id: PostId): Promise<LikeState | undefined>;

  /** Which of these photos belong to a post. At most 1,000 keys at once. */
  photosInUse(keys: readonly PhotoKey[]): Promise<ReadonlySet<PhotoKey>>;
}
