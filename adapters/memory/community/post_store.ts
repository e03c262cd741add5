import type { Person, UserId } from "../../../core/account/mod.ts";
import type {
  FeedPosition,
  FeedPost,
  FeedQuery,
  LikeState,
  NewPost,
  PhotoKey,
  PhotoPost,
  Post,
  PostFeed,
  PostId,
  PostSort,
  PostStore,
  PostText,
} from "../../../core/community/mod.ts";

import type { Recipe, RecipeId } from "../../../core/recipe/mod.ts";
import type { MemoryBlockStore } from "../safety/block_store.ts";

/** A post with its likes, for a store that begins with it. */
export interface StoredPost extends Post {
  readonly authorName: string;
  readonly likedBy: readonly UserId[];
}

/** A recipe that posts can name. `ownerId` is undefined in the catalogue. */
interface KnownRecipe {
  readonly name: string;
  readonly ownerId?: UserId | undefined;
}

/** Posts, their likes and the feed, for the given people. */
export class MemoryPostStore implements PostStore, PostFeed {
  readonly #posts = new Map<PostId, Post>();
  readonly #likes = new Map<PostId, Set<UserId>>();
  readonly #hidden = new Set<PostId>();
  /** By author and client id. */
  readonly #idsOfClients = new Map<string, PostId>();
  readonly #names: Map<UserId, string>;
  readonly #blocks: Pick<MemoryBlockStore, "isBetween"> | undefined;
  readonly #recipes: Map<RecipeId, KnownRecipe>;
  /** Of posts of another person's recipe. */
  readonly #namesOfOthersRecipes = new Map<PostId, string>();
  #lastId = 0;

  /** @param options `blocks`, `recipes`: none by default. */
  constructor(
    people: readonly Pick<Person, "id" | "fullName">[],
    posts: readonly StoredPost[] = [],
    options: {
      readonly blocks?: Pick<MemoryBlockStore, "isBetween">;
      readonly recipes?: readonly (Pick<Recipe, "id"> & KnownRecipe)[];
    } = {},
  ) {
    this.#blocks = options.blocks;
    this.#recipes = new Map(options.recipes?.map((recipe) => [recipe.id, recipe]));
    this.#names = new Map(people.map(({ id, fullName }) => [id, fullName]));
    for (const { authorName, likedBy, ...post } of posts) {
      this.#names.set(post.authorId, authorName);
      this.#posts.set(post.id, post);
      this.#likes.set(post.id, new Set(likedBy));
      this.#lastId = Math.max(this.#lastId, post.id);
    }
  }

  /** Changes a person's name, as the person store does. */
  rename(userId: UserId, fullName: string): void {
    this.#names.set(userId, fullName);
  }

  /** Adds or changes a recipe, as its store does; undefined removes it. */
  changeRecipe(id: RecipeId, recipe: KnownRecipe | undefined): void {
    if (recipe !== undefined) {
      this.#recipes.set(id, recipe);
      return;
    }
    this.#recipes.delete(id);
    for (const post of this.#posts.values()) {
      if (post.recipeId === id) this.#posts.set(post.id, { ...post, recipeId: undefined });
    }
  }

  /** As a moderator does. */
  hide(id: PostId): void {
    this.#hidden.add(id);
  }

  /** As a moderator does. @returns false if it is not hidden. */
  show(id: PostId): boolean {
    return this.#hidden.delete(id);
  }

  isHidden(id: PostId): boolean {
    return this.#hidden.has(id) && this.#posts.has(id);
  }

  /** A person's posts, the oldest first. */
  postsOf(userId: UserId): Post[] {
    return [...this.#posts.values()].filter(({ authorId }) => authorId === userId);
  }

  /** The photos of a person's posts, in the order of keys. */
  photosOf(userId: UserId): PhotoKey[] {
    return this.postsOf(userId)
      .map(({ photo }) => photo.key)
      .toSorted();
  }

  /** Removes a person's posts and likes. */
  removePerson(userId: UserId): void {
    for (const likes of this.#likes.values()) likes.delete(userId);
    for (const { id, authorId } of this.#posts.values()) {
      if (authorId !== userId) continue;
      this.#posts.delete(id);
      this.#likes.delete(id);
    }
  }

  async insert({ clientId, ...post }: NewPost): Promise<PostId> {
    const key = clientId === undefined ? undefined : `${post.authorId} ${clientId}`;
    const known = key === undefined ? undefined : this.#idsOfClients.get(key);
    if (known !== undefined && this.#posts.has(known)) return known;
    this.#lastId += 1;
    if (key !== undefined) this.#idsOfClients.set(key, this.#lastId);
    const recipe = this.#recipes.get(post.recipeId ?? "");
    const isLinked = recipe && (recipe.ownerId ?? post.authorId) === post.authorId;
    if (recipe && !isLinked) this.#namesOfOthersRecipes.set(this.#lastId, recipe.name);
    this.#posts.set(this.#lastId, { id: this.#lastId, ...post, recipeId: isLinked ? post.recipeId : undefined });
    this.#likes.set(this.#lastId, new Set());
    return this.#lastId;
  }

  async findByClientId(authorId: UserId, clientId: string): Promise<Post | undefined> {
    const id = this.#idsOfClients.get(`${authorId} ${clientId}`);
    return id === undefined ? undefined : this.#posts.get(id);
  }

  async find(id: PostId): Promise<Post | undefined> {
    return this.#posts.get(id);
  }

  async findByPhoto(key: PhotoKey): Promise<PhotoPost | undefined> {
    const post = [...this.#posts.values()].find(({ photo }) => photo.key === key);
    return post && { authorId: post.authorId, hidden: this.#hidden.has(post.id) };
  }

  async changeText(id: PostId, text: PostText): Promise<void> {
    const post = this.#posts.get(id);
    if (post) this.#posts.set(id, { ...post, text });
  }

  async remove(id: PostId): Promise<boolean> {
    this.#likes.delete(id);
    return this.#posts.delete(id);
  }

  async toggleLike(userId: UserId, id: PostId): Promise<LikeState | undefined> {
    const likes = this.#likes.get(id);
    if (!likes || !this.#isVisible(userId, id)) return undefined;
    const likedByViewer = !likes.delete(userId);
    if (likedByViewer) likes.add(userId);
    return { likedByViewer, likeCount: likes.size };
  }

  async photosInUse(keys: readonly PhotoKey[]): Promise<ReadonlySet<PhotoKey>> {
    const inUse = new Set([...this.#posts.values()].map(({ photo }) => photo.key));
    return new Set(keys.filter((key) => inUse.has(key)));
  }

  async list(query: FeedQuery): Promise<FeedPost[]> {
    const { viewerId, likedOnly, search, recipeId, sort, after, limit } = query;
    return [...this.#posts.values()]
      .filter(({ id }) => this.#isVisible(viewerId, id))
      .map((post) => this.#seenBy(viewerId, post))
      .filter((post) => post.likedByViewer || !likedOnly)
      .filter((post) => recipeId === undefined || post.recipeId === recipeId)
      .filter((post) => search === undefined || holds(post, search))
      .filter((post) => after === undefined || ORDER[sort](placeOf(post), withDefaults(after)) > 0)
      .sort((a, b) => ORDER[sort](placeOf(a), placeOf(b)))
      .slice(0, limit);
  }

  async findForViewer({ viewerId, postId }: { viewerId: UserId; postId: PostId }): Promise<FeedPost | undefined> {
    const post = this.#posts.get(postId);
    return post && this.#isVisible(viewerId, postId) ? this.#seenBy(viewerId, post) : undefined;
  }

  #isVisible(viewerId: UserId, postId: PostId): boolean {
    const post = this.#posts.get(postId);
    if (!post || (this.#hidden.has(postId) && post.authorId !== viewerId)) return false;
    return !this.#blocks?.isBetween(viewerId, post.authorId);
  }

  #seenBy(viewerId: UserId, post: Post): FeedPost {
    const likes = this.#likes.get(post.id) ?? new Set();
    return {
      ...post,
      authorName: this.#names.get(post.authorId) ?? "",
      likeCount: likes.size,
      likedByViewer: likes.has(viewerId),
      hidden: this.#hidden.has(post.id),
      recipeName: this.#namesOfOthersRecipes.get(post.id) ?? this.#recipes.get(post.recipeId ?? "")?.name,
    };
  }
}

interface Place {
  readonly id: PostId;
  readonly likeCount: number;
  readonly mealName: string;
}

const collator = new Intl.Collator("und");

const ORDER: Record<PostSort, (a: Place, b: Place) => number> = {
  recent: (a, b) => b.id - a.id,
  likes: (a, b) => b.likeCount - a.likeCount || b.id - a.id,
  name: (a, b) => collator.compare(a.mealName, b.mealName) || a.id - b.id,
};

function placeOf(post: FeedPost): Place {
  return { id: post.id, likeCount: post.likeCount, mealName: post.text.mealName };
}

function withDefaults(place: FeedPosition): Place {
  return { likeCount: 0, mealName: "", ...place };
}

function holds(post: FeedPost, search: string): boolean {
  const { mealName, ingredients } = post.text;
  return [mealName, post.authorName, ingredients].some((text) => text.toLowerCase().includes(search.toLowerCase()));
}
