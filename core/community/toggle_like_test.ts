import { beforeEach, expect, it } from "vitest";
import { newPost } from "../../adapters/memory/community/community_posts.ts";
import { MemoryPostStore } from "../../adapters/memory/community/post_store.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { toggleLike } from "./toggle_like.ts";

let posts: MemoryPostStore;
let postId: number;

beforeEach(async () => {
  posts = new MemoryPostStore([maya, tomas]);
  postId = await posts.insert(newPost());
});

// #community-call-like
it("likes a post, and removes the like", async () => {
  await toggleLike({ posts }, { userId: tomas.id, postId });

  expect(await toggleLike({ posts }, { userId: maya.id, postId })).toEqual({ likedByViewer: true, likeCount: 2 });
  expect(await toggleLike({ posts }, { userId: maya.id, postId })).toEqual({ likedByViewer: false, likeCount: 1 });
});

it("refuses a post that does not exist", async () => {
  await expect(toggleLike({ posts }, { userId: maya.id, postId: postId + 1 })).rejects.toMatchObject({
    code: "post_not_found",
    field: "id",
    message: `Cannot like post ${postId + 1}: there is no such post`,
  });
});
