import { beforeEach, expect, it } from "vitest";
import { newPost } from "../../adapters/memory/community/community_posts.ts";
import { MemoryPostStore } from "../../adapters/memory/community/post_store.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { findPost } from "./find_post.ts";

let feed: MemoryPostStore;

beforeEach(() => {
  feed = new MemoryPostStore([maya, tomas]);
});

it("returns a post with its viewer's own like", async () => {
  const postId = await feed.insert(newPost({ mealName: "Miso Mushroom Ramen", authorId: tomas.id }));
  await feed.toggleLike(maya.id, postId);

  expect(await findPost({ feed }, { viewerId: maya.id, postId })).toMatchObject({
    text: { mealName: "Miso Mushroom Ramen" },
    authorName: "Tomás Herrera",
    likedByViewer: true,
  });
  expect(await findPost({ feed }, { viewerId: tomas.id, postId })).toMatchObject({ likedByViewer: false });
});

it("refuses a post that was deleted", async () => {
  const postId = await feed.insert(newPost());
  await feed.remove(postId);

  await expect(findPost({ feed }, { viewerId: maya.id, postId })).rejects.toMatchObject({
    code: "post_not_found",
    field: "id",
    message: `Cannot show post ${postId}: there is no such post`,
  });
});
