import { beforeEach, expect, it } from "vitest";
import { newPost } from "../../adapters/memory/community/community_posts.ts";
import { MemoryPostStore } from "../../adapters/memory/community/post_store.ts";
import { ingeborg, maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import type { UserId } from "../account/mod.ts";
import { photoKey } from "./photo.ts";
import { photoAccess } from "./photo_access.ts";

const key = photoKey("pancakes");
let posts: MemoryPostStore;
let postId: number;

beforeEach(async () => {
  posts = new MemoryPostStore([maya, tomas]);
  postId = await posts.insert(newPost({ authorId: tomas.id, photoKey: key }));
});

/** Ingeborg moderates. */
function accessOf(userId: UserId | undefined) {
  const viewer = async () => userId;
  const ownRecipes = { photoAccess: async () => "none" as const };
  return photoAccess(
    { posts, ownRecipes, viewer, mayModerate: async (person) => person.userId === ingeborg.id },
    { key },
  );
}

it("is for everyone while the post is shown", async () => {
  for (const viewer of [undefined, maya.id, tomas.id]) expect(await accessOf(viewer)).toBe("public");
});

it("is for the author and moderators while the post is hidden", async () => {
  posts.hide(postId);
  expect([await accessOf(undefined), await accessOf(maya.id)]).toEqual(["none", "none"]);
  expect([await accessOf(tomas.id), await accessOf(ingeborg.id)]).toEqual(["private", "private"]);

  posts.show(postId);
  expect(await accessOf(undefined)).toBe("public");
});

it("is for no one without a post", async () => {
  await posts.remove(postId);
  for (const viewer of [undefined, tomas.id, ingeborg.id]) expect(await accessOf(viewer)).toBe("none");
});
