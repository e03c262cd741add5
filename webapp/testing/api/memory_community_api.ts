import type { PostSort } from "../../../core/community/mod.ts";
import type { CommunityPost } from "../../../wire/community_post.ts";
import { ApiError } from "../../api/api_error.ts";
import type { CommunityApi, FeedFilter, FeedPage, MealToPost } from "../../api/community_api.ts";
import { MemoryAnswers, type MemoryBehaviour } from "./memory_answers.ts";

/** Where a {@linkcode MemoryCommunityApi} begins. */
export interface MemoryCommunity extends MemoryBehaviour<keyof CommunityApi> {
  readonly posts?: readonly CommunityPost[];
  /** Who posts and looks. */
  readonly viewer?: { readonly userId: number; readonly fullName: string };
  /** Posts on a page, 100 by default. */
  readonly pageSize?: number;
}

/** The community in memory, as one person sees it. */
export class MemoryCommunityApi implements CommunityApi {
  readonly answers: MemoryAnswers<keyof CommunityApi>;
  readonly #posts: Map<number, CommunityPost>;
  readonly #viewer: NonNullable<MemoryCommunity["viewer"]>;
  readonly #pageSize: number;

  constructor(options: MemoryCommunity = {}) {
    const { posts = [], viewer = { userId: 1, fullName: "Guest" }, pageSize = 100 } = options;
    this.answers = new MemoryAnswers(options);
    this.#posts = new Map(posts.map((post) => [post.id, post]));
    this.#viewer = viewer;
    this.#pageSize = pageSize;
  }

  async listPosts(filter: FeedFilter, { after }: { after?: string | undefined }): Promise<FeedPage> {
    return this.answers.to("listPosts", () => {
      const start = Number(after ?? 0);
      const found = [...this.#posts.values()].filter((post) => fits(post, filter)).toSorted(ORDER[filter.sort]);
      const end = start + this.#pageSize;
      return { posts: found.slice(start, end), next: end < found.length ? String(end) : undefined };
    });
  }

  async findPost(id: number): Promise<CommunityPost> {
    return this.answers.to("findPost", () => this.#known(id));
  }

  async postMeal(meal: MealToPost, { onProgress }: { onProgress?: (share: number) => void }): Promise<CommunityPost> {
    onProgress?.(1);
    return this.answers.to("postMeal", () => {
      const post: CommunityPost = {
        id: Math.max(0, ...this.#posts.keys()) + 1,
        user_id: this.#viewer.userId,
        author: this.#viewer.fullName,
        meal_name: meal.mealName,
        ingredients: meal.ingredients,
        instructions: meal.instructions,
        postText: meal.postText,
        photo: URL.createObjectURL(meal.photo),
        photoWidth: 800,
        photoHeight: 600,
        like_count: 0,
        likedByUser: 0,
        created_at: "2026-11-19T18:30:00.000Z",
      };
      this.#posts.set(post.id, post);
      return post;
    });
  }

  async toggleLike(id: number): Promise<{ liked: boolean; likes: number }> {
    return this.answers.to("toggleLike", () => {
      const post = this.#known(id);
      const liked = post.likedByUser === 0;
      const likes = post.like_count + (liked ? 1 : -1);
      this.#posts.set(id, { ...post, likedByUser: liked ? 1 : 0, like_count: likes });
      return { liked, likes };
    });
  }

  async deletePost(id: number): Promise<void> {
    return this.answers.to("deletePost", () => {
      this.#known(id);
      this.#posts.delete(id);
    });
  }

  #known(id: number): CommunityPost {
    const post = this.#posts.get(id);
    if (post) return post;
    throw new ApiError(`There is no post ${id}`, { status: 404, code: "post_not_found", requestId: "request-1" });
  }
}

const ORDER: Record<PostSort, (one: CommunityPost, other: CommunityPost) => number> = {
  recent: (one, other) => other.id - one.id,
  likes: (one, other) => other.like_count - one.like_count || other.id - one.id,
  name: (one, other) => one.meal_name.localeCompare(other.meal_name) || one.id - other.id,
};

function fits(post: CommunityPost, { search, favouritesOnly }: FeedFilter): boolean {
  if (favouritesOnly && post.likedByUser === 0) return false;
  const wanted = search.trim().toLowerCase();
  return [post.meal_name, post.author, post.ingredients].some((text) => text.toLowerCase().includes(wanted));
}
