import { beforeEach, describe, expect, it } from "vitest";
import { newPost } from "../../adapters/memory/community/community_posts.ts";
import { MemoryPostStore } from "../../adapters/memory/community/post_store.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { POST_SORTS } from "./feed_order.ts";
import { type FeedPage, type ListPostsInput, listPosts } from "./list_posts.ts";
import type { FeedQuery, PostFeed } from "./post_feed.ts";

let posts: MemoryPostStore;

beforeEach(() => {
  posts = new MemoryPostStore([maya, tomas]);
});

// #community-feed-pages
it("lists the newest hundred by default", async () => {
  for (let index = 1; index <= 101; index += 1) await posts.insert(newPost({ mealName: `Dish ${index}` }));
  const page = await list();

  expect(page.posts).toHaveLength(100);
  expect(names(page)[0]).toBe("Dish 101");
  expect(page.next).toEqual({ sort: "recent", id: 2 });
  expect(names(await list({ after: page.next }))).toEqual(["Dish 1"]);
});

it("has no next page after the last post", async () => {
  await posts.insert(newPost());
  await posts.insert(newPost());

  expect((await list({ limit: 2 })).next).toBeUndefined();
  expect((await list({ limit: 1 })).next).toBeDefined();
  expect(await list({ search: "ramen" })).toEqual({ posts: [], next: undefined });
});

// #community-feed-pages
it.each(POST_SORTS)("continues by %s where the previous page ended", async (sort) => {
  for (let index = 0; index < 7; index += 1) {
    const id = await posts.insert(newPost({ mealName: `Dish ${index % 2}` }));
    if (index % 3 === 0) await posts.toggleLike(tomas.id, id);
  }
  const whole = await list({ sort });
  const paged: number[] = [];
  let after: ListPostsInput["after"];
  do {
    const page: FeedPage = await list({ sort, after, limit: 2 });
    paged.push(...page.posts.map(({ id }) => id));
    after = page.next;
  } while (after);

  expect(paged).toEqual(whole.posts.map(({ id }) => id));
});

it("passes the viewer's choices to the feed, and no search text if it is blank", async () => {
  const queries: FeedQuery[] = [];
  const feed: PostFeed = {
    list: (query) => {
      queries.push(query);
      return posts.list(query);
    },
    findForViewer: (query) => posts.findForViewer(query),
  };
  const after = { sort: "name", id: 1, mealName: "Dish" } as const;
  await listPosts({ feed }, { viewerId: maya.id });
  await listPosts({ feed }, { viewerId: maya.id, likedOnly: true, search: " \n", sort: "name", after, limit: 1 });

  const usual = {
    viewerId: maya.id,
    likedOnly: false,
    search: undefined,
    sort: "recent",
    after: undefined,
    limit: 101,
  };
  expect(queries).toEqual([usual, { ...usual, likedOnly: true, sort: "name", after, limit: 2 }]);
});

it("searches for the trimmed text, and does not search if it is blank", async () => {
  await posts.insert(newPost({ mealName: "Tomato soup" }));
  await posts.insert(newPost({ mealName: "Caprese" }));

  expect(names(await list({ search: " \t TOMATO  soup\n" }))).toEqual(["Tomato soup"]);
  expect(names(await list({ search: "   " }))).toHaveLength(2);
  expect(names(await list({ search: ` ${"x".repeat(100)} ` }))).toEqual([]);
});

describe("refuses", () => {
  it.each<[string, Partial<ListPostsInput>, string, string]>([
    ["a page of none", { limit: 0 }, "limit", "it is not a whole number from 1 to 100"],
    ["a page of too many", { limit: 101 }, "limit", "it is not a whole number from 1 to 100"],
    ["a page of one and a half", { limit: 1.5 }, "limit", "it is not a whole number from 1 to 100"],
    ["a search text that is too long", { search: "x".repeat(101) }, "search", "it is longer than 100 characters"],
    [
      "a cursor of another sort",
      { sort: "likes", after: { sort: "recent", id: 1 } },
      "cursor",
      'it was made for the sort "recent", not "likes"',
    ],
    [
      "a cursor of another sort than the default",
      { after: { sort: "likes", id: 1, likeCount: 0 } },
      "cursor",
      'it was made for the sort "likes", not "recent"',
    ],
  ])("%s", async (_what, input, field, reason) => {
    const message = `Cannot list posts by this ${field}: ${reason}`;

    await expect(list(input)).rejects.toMatchObject({ code: "invalid_input", field, message });
  });
});

function list(input: Partial<ListPostsInput> = {}): Promise<FeedPage> {
  return listPosts({ feed: posts }, { viewerId: maya.id, ...input });
}

function names({ posts }: FeedPage): string[] {
  return posts.map(({ text }) => text.mealName);
}
