import { describe, expect, inject, it } from "vitest";
import { type PhotoKey, photoKey } from "../../../core/community/mod.ts";
import type { PostMealReply } from "../../../wire/community/post_meal.ts";
import type { MinioPhotoStorage } from "../../minio/photo_storage.ts";
import {
  expectRetryReply,
  feedOf,
  keyOf,
  keysIn,
  post,
  startStage,
  sweepLater,
} from "./testing/photo_storage_stage.ts";

// Only in a container can a small disk be had without the right to mount one.
const fullMinios = [inject("fullMinio")].filter((minio) => minio !== undefined);

describe.each(fullMinios)("where MinIO's disk is full", (minio) => {
  it("a post gets a 503, photos are still served, and no new photo remains", async () => {
    const stage = await startStage(minio);
    const before = ((await post(stage)).body as PostMealReply).post;
    const filling = await fill(stage.owner);

    expectRetryReply(await post(stage));
    expect(await feedOf(stage)).toEqual([before]);
    expect((await stage.community.stranger.get(before.photo)).status).toBe(200);

    for (const key of filling) await stage.owner.remove(key);
    await sweepLater(stage);
    expect(await keysIn(stage.owner)).toEqual([keyOf(before)]);
    await stage.close();
  });
});

/** Puts photos until not even a small one is taken. */
async function fill(storage: MinioPhotoStorage): Promise<PhotoKey[]> {
  const filling: PhotoKey[] = [];
  for (const size of [200_000, 4_000, 1]) {
    let isTaken = true;
    while (isTaken && filling.length < 1_000) {
      const key = photoKey(`filling-${filling.length}`);
      filling.push(key);
      isTaken = await storage.put(key, [{ width: 400, bytes: Buffer.alloc(size) }]).then(
        () => true,
        () => false,
      );
    }
  }
  return filling;
}
