import { beforeEach, expect, it } from "vitest";
import { newPost } from "../../adapters/memory/community/community_posts.ts";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { deletePost } from "./delete_post.ts";
import { photosUnavailable } from "./photo_storage.ts";
import type { PostFeed } from "./post_feed.ts";

const soup = newPost({ mealName: "Tomato soup" });
const variants = [{ width: 800 as const, bytes: new Uint8Array([1]) }];
let ports: MemoryStores & { readonly feed: PostFeed };
let postId: number;

beforeEach(async () => {
  const stores = memoryStores();
  ports = { ...stores, feed: stores.posts };
  await ports.photoStorage.put(soup.photo.key, variants);
  postId = await ports.posts.insert(soup);
});

// #community-call-delete
it("deletes the caller's post and its photos", async () => {
  await deletePost(ports, { userId: maya.id, postId });

  expect(await ports.posts.find(postId)).toBeUndefined();
  expect(await ports.photoStorage.get(soup.photo.key, 800)).toBeUndefined();
});

// #community-call-delete
it("refuses another person's post, and keeps its photos", async () => {
  await expect(deletePost(ports, { userId: tomas.id, postId })).rejects.toMatchObject({
    code: "forbidden",
    field: "id",
    message: `Cannot delete post ${postId}: another person posted it`,
  });

  expect(await ports.posts.find(postId)).toBeDefined();
  expect(await ports.photoStorage.get(soup.photo.key, 800)).toBeDefined();
});

// #community-call-delete
it("refuses a post that was deleted", async () => {
  await deletePost(ports, { userId: maya.id, postId });

  await expect(deletePost(ports, { userId: maya.id, postId })).rejects.toMatchObject({
    code: "post_not_found",
    field: "id",
    message: `Cannot delete post ${postId}: there is no such post`,
  });
});

it("refuses one of two simultaneous deletions as not found", async () => {
  const answers = await Promise.allSettled([1, 2].map(() => deletePost(ports, { userId: maya.id, postId })));

  expect(answers).toContainEqual({ status: "fulfilled", value: undefined });
  expect(answers).toContainEqual({ status: "rejected", reason: expect.objectContaining({ code: "post_not_found" }) });
});

it("keeps the post for a retry if its photos can't be removed", async () => {
  const broken = { remove: () => Promise.reject(photosUnavailable("the storage does not respond")) };

  await expect(deletePost({ ...ports, photoStorage: broken }, { userId: maya.id, postId })).rejects.toMatchObject({
    code: "photos_unavailable",
    message: "Photos can't be stored or shown right now. Please try again in a moment.",
    cause: "the storage does not respond",
  });
  expect(await ports.posts.find(postId)).toBeDefined();
});
