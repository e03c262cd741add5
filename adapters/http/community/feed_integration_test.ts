import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { IdentityId, Person, UserId } from "../../../core/account/mod.ts";
import type { CommunityPost } from "../../../wire/community_post.ts";
import type { ListPostsReply } from "../../../wire/list_posts.ts";
import { newPost } from "../../memory/community_posts.ts";
import { maya, priya, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresPostStore } from "../../postgres/post_store.ts";
import { countStatements } from "../../postgres/testing/count_statements.ts";
import type { Api } from "../testing/api.ts";
import type { ApiClient, ApiReply } from "../testing/api_client.ts";
import { type CommunityApi, startCommunityApi } from "./testing/community_api.ts";

const POSTS = "/api/community-posts";
const crowd = Array.from({ length: 50 }, (_each, index) => neighbour(index));
let community: CommunityApi;
let api: Api;
let asMaya: ApiClient;

beforeAll(async () => {
  community = await startCommunityApi([maya, tomas, priya, ...crowd]);
  api = community.api;
});
beforeEach(async () => {
  asMaya = api.as(maya);
  await api.knex.raw("TRUNCATE post RESTART IDENTITY CASCADE"); // the first post of each test has the number 1
});
afterAll(() => community.close());

describe("GET /api/community-posts", () => {
  it("returns the newest hundred without a limit", async () => {
    for (let index = 1; index <= 103; index += 1) await post(`Dish ${index}`);

    const { posts, nextCursor } = await feed({ favorites: "false" });
    expect(posts.map(({ meal_name }) => meal_name)).toEqual(
      Array.from({ length: 100 }, (_each, index) => `Dish ${103 - index}`),
    );
    expect(names(await feed({ cursor: nextCursor ?? "" }))).toEqual(["Dish 3", "Dish 2", "Dish 1"]);
  });

  it("contains no uid or e-mail", async () => {
    await post("Tomato soup");

    const { body } = await api.as(tomas).get(POSTS);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${maya.identityId}|${maya.email}`));
    expect(body).toMatchObject({ posts: [{ author: "Maya Lindqvist", user_id: maya.id }], nextCursor: null });
  });

  it("filters by favourites, searches and sorts", async () => {
    const soup = await post("Tomato soup");
    await post("apple pie");
    const salad = await post("Green salad", { ingredients: "Spinach\nTomatoes", author: tomas });
    await like(maya, salad);
    await like(tomas, salad);
    await like(maya, soup);

    expect(names(await feed({ favorites: "true" }))).toEqual(["Green salad", "Tomato soup"]);
    expect(names(await feed({ search: "  TOMATO " }))).toEqual(["Green salad", "Tomato soup"]);
    expect(names(await feed({ search: "tomás" }))).toEqual(["Green salad"]);
    expect(names(await feed({ search: " " }))).toHaveLength(3);
    expect(names(await feed({ sort: "likes" }))).toEqual(["Green salad", "Tomato soup", "apple pie"]);
    expect(names(await feed({ sort: "name" }))).toEqual(["apple pie", "Green salad", "Tomato soup"]);
    expect((await feed({ favorites: "true", sort: "name" })).posts).toMatchObject([
      { likedByUser: 1, like_count: 2 },
      { likedByUser: 1, like_count: 1 },
    ]);
  });

  it.each(["recent", "likes", "name"])(
    "returns every post once over the pages by %s, while others post",
    async (sort) => {
      const ids: number[] = [];
      for (let index = 0; index < 11; index += 1) {
        const id = await post(`Dish ${index % 4}`);
        for (const person of crowd.slice(0, index % 3)) await like(person, id);
        ids.push(id);
      }

      const seen: number[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null && seen.length < 50) {
        const page = await feed({ sort, limit: "4", ...(cursor === undefined ? {} : { cursor }) });
        seen.push(...page.posts.map(({ id }) => id));
        cursor = page.nextCursor;
        await post("Appears meanwhile");
      }

      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(ids));
    },
  );

  it("needs one statement per page", async () => {
    const id = await post("Tomato soup");
    await like(maya, id);

    const statements = await countStatements(api.knex, () =>
      feed({ favorites: "true", search: "soup", sort: "likes" }),
    );
    expect(statements).toHaveLength(1);
  });
});

describe("GET /api/community-posts/{id}", () => {
  let id: number;

  beforeEach(async () => {
    id = await post("Tomato soup");
  });

  it("returns the post as in the caller's feed, in one statement", async () => {
    await like(tomas, id);

    for (const person of [maya, tomas]) {
      const inFeed = await api.as(person).get(POSTS);
      const { body } = await api.as(person).get(`${POSTS}/${id}`);
      expect(body).toEqual({ post: (inFeed.body as ListPostsReply).posts[0] });
    }
    expect(await countStatements(api.knex, () => asMaya.get(`${POSTS}/${id}`))).toHaveLength(1);
  });
});

describe("POST /api/community-posts/{id}/toggle-like", () => {
  let path: string;
  let id: number;

  beforeEach(async () => {
    id = await post("Tomato soup");
    path = `${POSTS}/${id}/toggle-like`;
  });

  it("adds and removes a like, as the feed shows it", async () => {
    expect((await asMaya.post(path, { json: { firebaseUid: maya.identityId } })).body).toEqual({
      likedByUser: 1,
      like_count: 1,
    });
    expect((await api.as(tomas).post(path)).body).toEqual({ likedByUser: 1, like_count: 2 });
    expect((await feed()).posts).toMatchObject([{ id, likedByUser: 1, like_count: 2 }]);
    expect((await asMaya.post(path)).body).toEqual({ likedByUser: 0, like_count: 1 });
    expect((await feed()).posts).toMatchObject([{ id, likedByUser: 0, like_count: 1 }]);
  });

  it("replies 404 for a missing post and 400 for an invalid id", async () => {
    expect(await asMaya.post(`${POSTS}/999999999/toggle-like`)).toMatchObject({
      status: 404,
      body: { code: "post_not_found" },
    });
    for (const wrong of ["soup", "0", "-1", "1.5", "99999999999999999999"]) {
      expect(await asMaya.post(`${POSTS}/${wrong}/toggle-like`)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining("id") },
      });
    }
  });
});

describe("DELETE /api/community-posts/{id}", () => {
  it("deletes the caller's post once", async () => {
    const id = await post("Tomato soup");
    await like(tomas, id);

    expect(await remove(asMaya, id)).toMatchObject({ status: 200, body: { id } });
    expect(await remove(asMaya, id)).toMatchObject({ status: 404, body: { code: "post_not_found" } });
    expect((await feed()).posts).toEqual([]);
    expect(await asMaya.delete(`${POSTS}/soup`)).toMatchObject({ status: 400 });
  });

  it("deletes it once for two simultaneous requests", async () => {
    const id = await post("Tomato soup");
    const replies = await Promise.all([remove(asMaya, id), remove(api.as(maya), id)]);

    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  it("refuses to delete another person's post", async () => {
    const id = await post("Tomato soup");

    expect(await remove(api.as(tomas), id)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect((await feed()).posts).toMatchObject([{ id }]);
  });

  function remove(client: ApiClient, id: number): Promise<ApiReply> {
    return client.delete(`${POSTS}/${id}`, { json: {} });
  }
});

async function post(mealName: string, options: { ingredients?: string; author?: Person } = {}): Promise<number> {
  const { ingredients = "6 leeks\nSalt", author = maya } = options;
  return await new PostgresPostStore(api.knex).insert(newPost({ mealName, ingredients, authorId: author.id }));
}

async function like(person: Person, id: number): Promise<void> {
  await new PostgresPostStore(api.knex).toggleLike(person.id, id);
}

async function feed(query: Record<string, string> = {}): Promise<ListPostsReply> {
  const { status, body } = await asMaya.get(POSTS, { query });
  expect(status).toBe(200);
  return body as ListPostsReply;
}

function names({ posts }: { posts: readonly CommunityPost[] }): string[] {
  return posts.map(({ meal_name }) => meal_name);
}

function neighbour(index: number): Person {
  const identityId = `identity-neighbour-${index}` as IdentityId;
  return { id: (100 + index) as UserId, identityId, email: undefined, fullName: `Neighbour ${index}` };
}
