import { beforeEach, expect, it } from "vitest";
import { newPost } from "../../adapters/memory/community/community_posts.ts";
import { MemoryPhotoStorage } from "../../adapters/memory/community/photo_storage.ts";
import { MemoryPostStore } from "../../adapters/memory/community/post_store.ts";
import { FixedClock } from "../../adapters/memory/fixed_clock.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { calendarDate } from "../shared/mod.ts";
import { deletePost } from "./delete_post.ts";
import { photosUnavailable } from "./photo_storage.ts";

const soup = newPost({ mealName: "Tomato soup" });
const variants = [{ width: 800 as const, bytes: new Uint8Array([1]) }];
let posts: MemoryPostStore;
let photoStorage: MemoryPhotoStorage;
let postId: number;

beforeEach(async () => {
  posts = new MemoryPostStore([maya, tomas]);
  photoStorage = new MemoryPhotoStorage(new FixedClock(calendarDate("2026-11-19")));
  await photoStorage.put(soup.photo.key, variants);
  postId = await posts.insert(soup);
});

// #community-call-delete
it("deletes the caller's post and its photos", async () => {
  await deletePost({ feed: posts, posts, photoStorage }, { userId: maya.id, postId });

  expect(await posts.find(postId)).toBeUndefined();
  expect(await photoStorage.get(soup.photo.key, 800)).toBeUndefined();
});

// #community-call-delete
it("refuses another person's post, and keeps its photos", async () => {
  await expect(deletePost({ feed: posts, posts, photoStorage }, { userId: tomas.id, postId })).rejects.toMatchObject({
    code: "forbidden",
    field: "id",
    message: `Cannot delete post ${postId}: another person posted it`,
  });

  expect(await posts.find(postId)).toBeDefined();
  expect(await photoStorage.get(soup.photo.key, 800)).toBeDefined();
});

// #community-call-delete
it("refuses a post that was deleted", async () => {
  await deletePost({ feed: posts, posts, photoStorage }, { userId: maya.id, postId });

  await expect(deletePost({ feed: posts, posts, photoStorage }, { userId: maya.id, postId })).rejects.toMatchObject({
    code: "post_not_found",
    field: "id",
    message: `Cannot delete post ${postId}: there is no such post`,
  });
});

it("refuses one of two simultaneous deletions as not found", async () => {
  const answers = await Promise.allSettled(
    [1, 2].map(() => deletePost({ feed: posts, posts, photoStorage }, { userId: maya.id, postId })),
  );

  expect(answers).toContainEqual({ status: "fulfilled", value: undefined });
  expect(answers).toContainEqual({ status: "rejected", reason: expect.objectContaining({ code: "post_not_found" }) });
});

it("keeps the post for a retry if its photos can't be removed", async () => {
  const broken = { remove: () => Promise.reject(photosUnavailable("the storage does not respond")) };

  await expect(
    deletePost({ feed: posts, posts, photoStorage: broken }, { userId: maya.id, postId }),
  ).rejects.toMatchObject({
    code: "photos_unavailable",
    message: "Photos can't be stored or shown right now. Please try again in a moment.",
    cause: "the storage does not respond",
  });
  expect(await posts.find(postId)).toBeDefined();
});
