import type { CommunityPost } from "../../../../wire/community/community_post.ts";
import type { Identity } from "../../identity/mod.ts";
import type { CommunityApi, FeedFilter, FeedPage, MealToPost } from "../community_api.ts";
import type { HttpClient } from "./http_client.ts";
import { parserOf } from "./parse_response.ts";

const parse = parserOf(() => import("./community_replies.ts"));

const POSTS = "/api/community-posts";

/** The server's community over HTTP. */
export class HttpCommunityApi implements CommunityApi {
  readonly #http: HttpClient;
  readonly #identity: Pick<Identity, "current">;

  constructor(http: HttpClient, identity: Pick<Identity, "current">) {
    this.#http = http;
    this.#identity = identity;
  }

  async listPosts(
    { search, sort, favouritesOnly, recipeId, limit }: FeedFilter,
    { after, signal }: { after?: string | undefined; signal: AbortSignal },
  ): Promise<FeedPage> {
    const query = {
      ...this.#uid(),
      favorites: String(favouritesOnly),
      search: search.trim() || undefined,
      recipeId,
      limit: limit === undefined ? undefined : String(limit),
      sort,
      cursor: after,
    };
    const reply = this.#http.send({ method: "GET", path: POSTS, query, access: "signed-in", signal });
    const { posts, nextCursor } = await parse(reply, (replies) => replies.listPostsReply);
    return { posts, next: nextCursor ?? undefined };
  }

  async findPost(id: number, { signal }: { signal: AbortSignal }): Promise<CommunityPost> {
    const query = this.#uid();
    const reply = this.#http.send({ method: "GET", path: `${POSTS}/${id}`, query, access: "signed-in", signal });
    return (await parse(reply, (replies) => replies.findPostReply)).post;
  }

  async postMeal(
    meal: MealToPost,
    { signal, onProgress }: { signal?: AbortSignal | undefined; onProgress?: (share: number) => void },
  ): Promise<CommunityPost> {
    const form = new FormData();
    // Fields before the file: a server that reads on the way knows them by then.
    for (const [name, value] of Object.entries({ ...this.#uid(), ...meal })) {
      if (value !== undefined) form.set(name, value);
    }
    const reply = this.#http.upload({ method: "POST", path: POSTS, form, access: "signed-in", signal, onProgress });
    return (await parse(reply, (replies) => replies.postMealReply)).post;
  }

  async toggleLike(id: number): Promise<{ liked: boolean; likes: number }> {
    const body = this.#uid();
    const reply = this.#http.send({
      method: "POST",
      path: `${POSTS}/${id}/toggle-like`,
      body,
      access: "signed-in",
    });
    const { likedByUser, like_count } = await parse(reply, (replies) => replies.toggleLikeReply);
    return { liked: likedByUser === 1, likes: like_count };
  }

  async deletePost(id: number): Promise<void> {
    const reply = this.#http.send({
      method: "DELETE",
      path: `${POSTS}/${id}`,
      body: this.#uid(),
      access: "signed-in",
    });
    await parse(reply, (replies) => replies.deletePostReply);
  }

  #uid(): { firebaseUid: string | undefined } {
    return { firebaseUid: this.#identity.current?.id };
  }
}
