import { beforeEach, describe, expect, it } from "vitest";
import type { UserId } from "../../../core/account/mod.ts";
import type { FeedPosition, FeedPost, FeedQuery, PostId, PostSort } from "../../../core/community/mod.ts";
import type { RecipeId } from "../../../core/recipe/mod.ts";
import { newPost } from "../../memory/community/community_posts.ts";
import { maya, shakshuka, tomas, tomatoSoup } from "../../memory/people_and_recipes.ts";
import { contract } from "../contract_fixture.ts";
import type { CommunityFixture } from "./post_store_contract.ts";

/** The contract of {@linkcode PostFeed}, run for every adapter. */
export const postFeedContract = contract<CommunityFixture>("PostFeed", (fixture) => {
  // #community-call-feed
  it("returns all of a post, with the viewer's own like", async () => {
    const shakshuka = newPost({ authorId: tomas.id, caption: "Brunch!" });
    const id = await fixture.posts.insert(shakshuka);
    await fixture.posts.toggleLike(maya.id, id);

    const expected = { id, ...shakshuka, authorName: tomas.fullName, likeCount: 1, hidden: false };
    expect(await list({ viewerId: maya.id })).toEqual([{ ...expected, likedByViewer: true }]);
    expect(await list({ viewerId: tomas.id })).toEqual([{ ...expected, likedByViewer: false }]);
  });

  it("returns one post by its id as in the list, and undefined for an unknown id", async () => {
    const id = await fixture.posts.insert(newPost({ authorId: tomas.id, caption: "Brunch!" }));
    await fixture.posts.toggleLike(maya.id, id);

    for (const viewerId of [maya.id, tomas.id]) {
      expect(await fixture.feed.findForViewer({ viewerId, postId: id })).toEqual((await list({ viewerId }))[0]);
    }
    expect(await fixture.feed.findForViewer({ viewerId: maya.id, postId: id + 1 })).toBeUndefined();
  });

  it.each([
    ["has blocked", maya.id, tomas.id],
    ["is blocked by", tomas.id, maya.id],
  ])("shows no post of a person whom the viewer %s, in no list and not by its id", async (_how, one, other) => {
    const hidden = await post("Tomato soup", { authorId: tomas.id });
    const own = await post("Tomato tart", { authorId: maya.id });
    await fixture.posts.toggleLike(maya.id, hidden);
    await fixture.posts.toggleLike(maya.id, own);
    await fixture.blocks.block(one, { blockedId: other, max: 10 });

    for (const sort of ["recent", "likes", "name"] as const) {
      for (const filter of [{}, { search: "tomato" }, { likedOnly: true }, { limit: 1 }]) {
        expect(names(await list({ sort, ...filter }))).toEqual(["Tomato tart"]);
      }
    }
    expect(await fixture.feed.findForViewer({ viewerId: maya.id, postId: hidden })).toBeUndefined();
    expect(await fixture.posts.toggleLike(maya.id, hidden)).toBeUndefined();

    await fixture.blocks.unblock(one, other);
    expect(names(await list({}))).toEqual(["Tomato tart", "Tomato soup"]);
    expect((await list({})).map(({ likeCount }) => likeCount)).toEqual([1, 1]);
  });

  // #community-sort
  it("sorts by id, by likes, and alphabetically by name", async () => {
    await post("banana bread", { likes: 2 });
    await post("Éclair", { likes: 0 });
    await post("Apple crumble", { likes: 2 });
    await post("Zucchini soup", { likes: 3 });

    expect(names(await list({ sort: "recent" }))).toEqual(["Zucchini soup", "Apple crumble", "Éclair", "banana bread"]);
    expect(names(await list({ sort: "likes" }))).toEqual(["Zucchini soup", "Apple crumble", "banana bread", "Éclair"]);
    expect(names(await list({ sort: "name" }))).toEqual(["Apple crumble", "banana bread", "Éclair", "Zucchini soup"]);
  });

  // #community-call-feed
  it("returns only the posts that the viewer likes", async () => {
    const soup = await post("Tomato soup");
    await post("Caprese");
    await fixture.posts.toggleLike(maya.id, soup);

    for (const sort of ["recent", "likes", "name"] as const) {
      expect(names(await list({ sort, viewerId: maya.id, likedOnly: true }))).toEqual(["Tomato soup"]);
      expect(await list({ sort, viewerId: tomas.id, likedOnly: true })).toEqual([]);
    }
  });

  describe("search", () => {
    beforeEach(async () => {
      await post("Tomato Soup", { ingredients: "6 ripe tomatoes\nBasil" });
      await post("Caprese", { ingredients: "Mozzarella\nTomatoes\n100% olive_oil" });
      await post("Green Bowl", { ingredients: "Spinach", authorId: tomas.id });
    });

    // #community-search
    it.each([
      ["the meal's name", "caPREse", ["Caprese"]],
      ["a part of a word in the ingredients", "OMATO", ["Caprese", "Tomato Soup"]],
      ["the author's name", "tomás h", ["Green Bowl"]],
      ["letters beyond ASCII in the other case", "TOMÁS", ["Green Bowl"]],
      ["one letter", "ä", []],
      ["a percent sign as itself", "0% o", ["Caprese"]],
      ["a percent sign that is not a wildcard", "T%o", []],
      ["an underscore as itself", "olive_oil", ["Caprese"]],
      ["an underscore that is not a wildcard", "Capres_", []],
      ["a backslash as itself", "\\", []],
      ["nothing that goes from one field into the next", "SoupMaya", []],
    ])("finds %s", async (_what, search, expected) => {
      expect(names(await list({ search, sort: "name" }))).toEqual(expected);
    });

    it("follows an author's new name", async () => {
      await fixture.rename(tomas.id, "Tom Blacksmith");

      expect(names(await list({ search: "BLACKSMITH" }))).toEqual(["Green Bowl"]);
      expect(await list({ search: "Herrera" })).toEqual([]);
      expect((await list({ search: "green" }))[0]?.authorName).toBe("Tom Blacksmith");
    });

    it("can be combined with favourites, an order and a cursor", async () => {
      const liked = [await post("Tomato tart"), await post("Tomato pie"), await post("Tomato jam")];
      for (const id of liked) await fixture.posts.toggleLike(maya.id, id);
      const query = { search: "tomato", likedOnly: true, sort: "name" } as const;
      const [first] = await list({ ...query, limit: 1 });

      expect(first?.text.mealName).toBe("Tomato jam");
      expect(names(await list({ ...query, after: placeOf(first, "name") }))).toEqual(["Tomato pie", "Tomato tart"]);
    });
  });

  describe("a post of a recipe", () => {
    it("has the recipe's id and its present name", async () => {
      const postId = await post("My shakshuka", { recipeId: shakshuka.id });
      await fixture.changeRecipe("Shakshuka, renamed");

      const expected = { id: postId, recipeId: shakshuka.id, recipeName: "Shakshuka, renamed" };
      expect(await list({})).toMatchObject([expected]);
      expect(await fixture.feed.findForViewer({ viewerId: maya.id, postId })).toMatchObject(expected);
      expect(await fixture.posts.find(postId)).toMatchObject({ recipeId: shakshuka.id });
    });

    it("stays without the link when the recipe is removed, and can still be posted", async () => {
      const before = await post("My shakshuka", { recipeId: shakshuka.id });
      await fixture.changeRecipe(undefined);
      const after = await post("Late shakshuka", { recipeId: shakshuka.id });

      const found = await list({});
      expect(found.map(({ id, recipeId, recipeName }) => ({ id, recipeId, recipeName }))).toEqual(
        [after, before].map((id) => ({ id, recipeId: undefined, recipeName: undefined })),
      );
      expect(await list({ recipeId: shakshuka.id })).toEqual([]);
    });

    it("is listed by its recipe, page by page, without those of blocked people", async () => {
      await post("Soup", { recipeId: tomatoSoup.id });
      await post("No recipe");
      const [first, second, third] = [
        await post("First", { recipeId: shakshuka.id }),
        await post("Second", { recipeId: shakshuka.id, authorId: tomas.id }),
        await post("Third", { recipeId: shakshuka.id }),
      ];
      const of = { recipeId: shakshuka.id };

      expect(names(await list({ ...of, limit: 2 }))).toEqual(["Third", "Second"]);
      expect((await list({ ...of, after: { sort: "recent", id: second } })).map(({ id }) => id)).toEqual([first]);
      expect((await list({ recipeId: "no-such-dish" })).map(({ id }) => id)).toEqual([]);

      await fixture.blocks.block(tomas.id, { blockedId: maya.id, max: 10 });
      expect((await list(of)).map(({ id }) => id)).toEqual([third, first]);
    });
  });

  describe.each(["recent", "likes", "name"] as const)("pages by %s", (sort) => {
    it("return each post once if many sort equally", async () => {
      for (let index = 0; index < 23; index += 1) {
        await post(index % 2 === 0 ? "Pancakes" : "pancakes", { likes: index % 3 });
      }

      const whole = await list({ sort });
      expect(whole).toHaveLength(23);
      expect((await allPages(sort, 4)).map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    });

    it("return no post twice while posts are added and removed", async () => {
      const before: PostId[] = [];
      for (let index = 0; index < 12; index += 1) before.push(await post(`Dish ${index}`, { likes: index % 3 }));

      const seen = await allPages(sort, 5, async (page) => {
        await post("Appears meanwhile", { likes: 3 });
        const last = page.at(-1);
        if (last) await fixture.posts.remove(last.id);
      });

      const ids = seen.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(before));
    });
  });

  it("returns no more than the limit", async () => {
    for (let index = 0; index < 5; index += 1) await post(`Dish ${index}`);

    expect(names(await list({ limit: 2 }))).toEqual(["Dish 4", "Dish 3"]);
  });

  async function post(
    mealName: string,
    options: { likes?: number; ingredients?: string; authorId?: UserId; recipeId?: RecipeId } = {},
  ): Promise<PostId> {
    const { likes = 0, ...changes } = options;
    const id = await fixture.posts.insert(newPost({ mealName, ...changes }));
    for (const userId of fixture.crowd.slice(0, likes)) await fixture.posts.toggleLike(userId, id);
    return id;
  }

  function list(query: Partial<FeedQuery>): Promise<FeedPost[]> {
    return fixture.feed.list({
      viewerId: maya.id,
      likedOnly: false,
      search: undefined,
      sort: "recent",
      after: undefined,
      limit: 100,
      ...query,
    });
  }

  async function allPages(
    sort: PostSort,
    limit: number,
    between: (page: FeedPost[]) => Promise<void> = async () => {},
  ): Promise<FeedPost[]> {
    const all: FeedPost[] = [];
    let page = await list({ sort, limit });
    while (page.length > 0 && all.length < 100) {
      all.push(...page);
      await between(page);
      page = await list({ sort, limit, after: placeOf(page.at(-1), sort) });
    }
    return all;
  }
});

function names(posts: readonly FeedPost[]): string[] {
  return posts.map(({ text }) => text.mealName);
}

function placeOf(post: FeedPost | undefined, sort: PostSort): FeedPosition {
  if (!post) throw new Error("There is no post whose place could be taken");
  return { sort, id: post.id, likeCount: post.likeCount, mealName: post.text.mealName };
}
