import { beforeEach, expect, it } from "vitest";
import type { UserId } from "../../../core/account/mod.ts";
import type { PostFeed, PostStore } from "../../../core/community/mod.ts";
import type { BlockStore } from "../../../core/safety/mod.ts";
import { newPost } from "../../memory/community/community_posts.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The fixture of the community's contracts. */
export interface CommunityFixture extends ContractFixture {
  readonly posts: PostStore;
  readonly feed: PostFeed;
  readonly blocks: BlockStore;
  /** Fifty people in addition to Maya and Tomás. */
  readonly crowd: readonly UserId[];
  rename(userId: UserId, fullName: string): Promise<void>;
  /** Changes the name of {@linkcode shakshuka} in the catalogue, or removes it. */
  changeRecipe(name: string | undefined): Promise<void>;
}

/** The contract of {@linkcode PostStore}, run for every adapter. */
export const postStoreContract = contract<CommunityFixture>("PostStore", (fixture) => {
  let posts: PostStore;

  beforeEach(async () => {
    posts = fixture.posts;
  });

  it("returns an inserted post", async () => {
    const post = newPost({ mealName: "Crème brûlée 🍮", caption: "Crack it!\nThen wait." });
    const id = await posts.insert(post);

    expect(await posts.find(id)).toEqual({ id, ...post });
    expect(await posts.find(id + 1)).toBeUndefined();
  });

  it("adds a post once for each author and client id, also with concurrent calls", async () => {
    const post = { ...newPost({ photoKey: "first" }), clientId: "phone-1" };
    const id = await posts.insert(post);
    const again = { ...newPost({ photoKey: "second" }), clientId: "phone-1" };
    expect(await Promise.all([posts.insert(again), posts.insert(again)])).toEqual([id, id]);
    expect((await posts.findByClientId(maya.id, "phone-1"))?.photo.key).toBe("first");
    const his = await posts.insert({ ...newPost({ authorId: tomas.id }), clientId: "phone-1" });
    expect(his).not.toBe(id);
    await posts.remove(id);
    expect(await posts.findByClientId(maya.id, "phone-1")).toBeUndefined();
  });

  it("finds the author of a photo while there is the post", async () => {
    const { photo, ...post } = newPost({ authorId: tomas.id, photoKey: "pancakes" });
    const id = await posts.insert({ ...post, photo });

    expect(await posts.findByPhoto(photo.key)).toEqual({ authorId: tomas.id, hidden: false });
    await posts.remove(id);
    expect(await posts.findByPhoto(photo.key)).toBeUndefined();
  });

  // #community-edit
  it("changes the texts of a post, and nothing else", async () => {
    const post = newPost({ mealName: "Tomato soup" });
    const id = await posts.insert(post);
    await posts.toggleLike(tomas.id, id);
    const text = newPost({ mealName: "Leek soup" }).text;
    await posts.changeText(id, text);
    await posts.changeText(999_999, text);

    expect(await posts.find(id)).toEqual({
      ...(await posts.find(id)),
      photo: post.photo,
      createdAt: post.createdAt,
      text,
    });
    expect(await likeCount(id)).toBe(1);
    const search = { viewerId: maya.id, likedOnly: false, sort: "recent", after: undefined, limit: 10 } as const;
    expect(await fixture.feed.list({ ...search, search: "leek soup" })).toMatchObject([{ id }]);
    expect(await fixture.feed.list({ ...search, search: "tomato soup" })).toEqual([]);
  });

  it("gives a later post a higher id", async () => {
    const first = await posts.insert(newPost());
    const second = await posts.insert(newPost());

    expect(second).toBeGreaterThan(first);
  });

  it("toggles a like on and off", async () => {
    const id = await posts.insert(newPost());

    expect(await posts.toggleLike(tomas.id, id)).toEqual({ likedByViewer: true, likeCount: 1 });
    expect(await posts.toggleLike(maya.id, id)).toEqual({ likedByViewer: true, likeCount: 2 });
    expect(await posts.toggleLike(tomas.id, id)).toEqual({ likedByViewer: false, likeCount: 1 });
  });

  it("returns undefined for a like of an unknown post", async () => {
    expect(await posts.toggleLike(maya.id, 999_999)).toBeUndefined();
  });

  it("counts fifty concurrent likes of one post", async () => {
    const id = await posts.insert(newPost());
    const states = await Promise.all(fixture.crowd.map((userId) => posts.toggleLike(userId, id)));

    expect(states.map((state) => state?.likeCount).sort((a, b) => Number(a) - Number(b))).toEqual(
      fixture.crowd.map((_userId, index) => index + 1),
    );
    expect(await likeCount(id)).toBe(50);
  });

  // #community-call-like
  it("applies one person's concurrent toggles one after the other", async () => {
    const id = await posts.insert(newPost());
    await Promise.all(Array.from({ length: 21 }, () => posts.toggleLike(tomas.id, id)));

    expect(await likeCount(id)).toBe(1);
    expect(await posts.toggleLike(tomas.id, id)).toEqual({ likedByViewer: false, likeCount: 0 });
  });

  it("removes a post and its likes, once", async () => {
    const id = await posts.insert(newPost());
    await posts.toggleLike(tomas.id, id);
    const answers = await Promise.all([posts.remove(id), posts.remove(id), posts.remove(id)]);

    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await posts.find(id)).toBeUndefined();
    expect(await posts.toggleLike(tomas.id, id)).toBeUndefined();
  });

  it("returns which photos belong to a post", async () => {
    const kept = newPost({ photoKey: "kept" });
    const gone = newPost({ photoKey: "gone" });
    const stray = newPost({ photoKey: "stray" });
    await posts.insert(kept);
    await posts.remove(await posts.insert(gone));

    const inUse = await posts.photosInUse([kept, gone, stray].map(({ photo }) => photo.key));

    expect([...inUse]).toEqual(["kept"]);
    expect([...(await posts.photosInUse([]))]).toEqual([]);
  });

  async function likeCount(id: number): Promise<number | undefined> {
    const feed = await fixture.feed.list({
      viewerId: maya.id,
      likedOnly: false,
      search: undefined,
      sort: "recent",
      after: undefined,
      limit: 100,
    });
    return feed.find((post) => post.id === id)?.likeCount;
  }
});
