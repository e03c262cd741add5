import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { photoKey } from "../../../core/community/mod.ts";
import type { PostMealReply } from "../../../wire/community/post_meal.ts";
import { maya } from "../../memory/people_and_recipes.ts";
import { POSTS } from "./testing/community_app.ts";
import {
  expectRetryReply,
  feedOf,
  keyOf,
  keysIn,
  post,
  type Stage,
  startStage,
  sweepLater,
} from "./testing/photo_storage_stage.ts";

// A real MinIO that fails: a post gets a 503, other requests work, and no incomplete photo remains.

const minios = [inject("minio")].filter((minio) => minio !== undefined);

describe.each(minios)("where MinIO can't be reached", (minio) => {
  let stage: Stage;
  let before: PostMealReply["post"];

  beforeAll(async () => {
    stage = await startStage(minio);
    before = ((await post(stage)).body as PostMealReply).post;
  });
  beforeEach(() => stage.line.repair());
  afterAll(() => stage.close());

  it.each([
    ["is down", () => stage.line.break()],
    ["is too slow", () => stage.line.silence()],
  ])("because it %s: a post gets a 503, the feed works, and no photo remains", async (_how, fail) => {
    fail();

    expectRetryReply(await post(stage));
    expect(await feedOf(stage)).toEqual([before]);
    const photo = await stage.community.stranger.get(before.photo);
    expect(photo).toMatchObject({ status: 503, body: { code: "photos_unavailable" } });
    expect(photo.headers.get("retry-after")).toBe("5");
    expect(photo.headers.get("cache-control")).toBe("no-store");
    expect(photo.headers.get("etag")).toBeNull();

    // A silent line would forward the given up upload now, perhaps after the sweep.
    stage.line.break();
    stage.line.repair();
    expect((await stage.community.stranger.get(before.photo)).status).toBe(200);
    await sweepLater(stage);
    expect(await keysIn(stage.owner)).toEqual([keyOf(before)]);
  });

  it("a post can be deleted only when its photo can", async () => {
    const asMaya = stage.community.as(maya);
    const { id } = ((await post(stage)).body as PostMealReply).post;
    stage.line.break();
    expect(await asMaya.delete(`${POSTS}/${id}`)).toMatchObject({ status: 503, body: { code: "photos_unavailable" } });
    expect(await feedOf(stage)).toHaveLength(2);

    stage.line.repair();
    expect(await asMaya.delete(`${POSTS}/${id}`)).toMatchObject({ status: 200 });
    expect(await feedOf(stage)).toEqual([before]);
    expect(await keysIn(stage.owner)).toEqual([keyOf(before)]);
  });

  it("in the middle of an upload: the incomplete photo is swept", async () => {
    const key = photoKey(`half-${randomUUID()}`);
    const putting = stage.storage.put(key, [
      { width: 400, bytes: Buffer.alloc(1_000, "x") },
      { width: 1600, bytes: Buffer.alloc(40_000_000, "x") },
    ]);
    const refusal = putting.catch((error: unknown) => error);
    await expect.poll(() => stage.owner.sizeOf(key, 400), { interval: 1 }).toBe(1_000);
    stage.line.break();
    expect(await refusal).toMatchObject({ code: "photos_unavailable" });
    expect(await keysIn(stage.owner)).toContain(key);
    expect(await stage.owner.sizeOf(key, 1600)).toBeUndefined();

    stage.line.repair();
    await sweepLater(stage);
    expect(await keysIn(stage.owner)).toEqual([keyOf(before)]);
  });
});
