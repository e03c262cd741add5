import { beforeEach, expect, it } from "vitest";
import { newPost } from "../../adapters/memory/community/community_posts.ts";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { editPost } from "./edit_post.ts";
import type { PostFeed } from "./post_feed.ts";

const texts = { mealName: " Leek soup ", ingredients: "2 leeks\r\n", instructions: "Boil.", caption: "Twice as good." };
let ports: MemoryStores & { readonly feed: PostFeed; readonly suspensions: MemoryStores["moderation"] };
let postId: number;

beforeEach(async () => {
  const stores = memoryStores();
  ports = { ...stores, feed: stores.posts, suspensions: stores.moderation };
  postId = await ports.posts.insert(newPost({ mealName: "Tomato soup" }));
});

// #community-edit
it("replaces the texts of the caller's own post, and keeps its photo", async () => {
  const before = await ports.posts.find(postId);
  const edited = await editPost(ports, { userId: maya.id, postId, ...texts });

  expect(edited).toMatchObject({
    id: postId,
    text: { mealName: "Leek soup", ingredients: "2 leeks", instructions: "Boil.", caption: "Twice as good." },
    photo: before?.photo,
    createdAt: before?.createdAt,
  });
});

// #community-edit
it("refuses another person's post, and one that does not exist", async () => {
  await expect(editPost(ports, { userId: tomas.id, postId, ...texts })).rejects.toMatchObject({ code: "forbidden" });
  await expect(editPost(ports, { userId: maya.id, postId: 999, ...texts })).rejects.toMatchObject({
    code: "post_not_found",
  });
  expect(await ports.posts.find(postId)).toMatchObject({ text: { mealName: "Tomato soup" } });
});

// #community-edit
it("refuses a post without a required text, and a suspended author", async () => {
  await expect(editPost(ports, { userId: maya.id, postId, ...texts, mealName: " " })).rejects.toMatchObject({
    code: "invalid_input",
    field: "mealName",
  });
  ports.moderation.suspend(maya.id, new Date("2126-11-26T10:00:00Z"));
  await expect(editPost(ports, { userId: maya.id, postId, ...texts })).rejects.toMatchObject({ code: "suspended" });
});
