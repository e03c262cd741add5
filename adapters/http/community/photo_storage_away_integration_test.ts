import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { type PhotoKey, type PhotoStorage, photoKey, sweepPhotos } from "../../../core/community/mod.ts";
import { BreakableProxy } from "../../../tests/instances/testing/breakable_proxy.ts";
import type { ListPostsReply } from "../../../wire/list_posts.ts";
import type { PostMealReply } from "../../../wire/post_meal.ts";
import { maya } from "../../memory/people_and_recipes.ts";
import { MinioPhotoStorage } from "../../minio/photo_storage.ts";
import { type MinioServer, type MinioSource, startMinio } from "../../minio/testing/minio_server.ts";
import { PostgresPostStore } from "../../postgres/post_store.ts";
import type { ApiReply } from "../testing/api_client.ts";
import { type CommunityApi, mealForm, startCommunityApi } from "./testing/community_api.ts";

// A real MinIO that fails: a post gets a 503, other requests work, and no incomplete photo remains.

const POSTS = "/api/community-posts";
/** Shorter than in production, so that tests of a silent server are short; long enough for a busy machine. */
const STORAGE_TIMEOUT_MS = 2_000;
const A_DAY = 24 * 3_600_000;

/** A community whose photos lie at a MinIO, on a line that the test can break. */
interface Stage {
  readonly server: MinioServer;
  readonly line: BreakableProxy;
  readonly bucket: string;
  readonly storage: PhotoStorage;
  /** Sees what lies in the bucket, past the line. */
  readonly owner: MinioPhotoStorage;
  readonly community: CommunityApi;
  close(): Promise<void>;
}

const minios = [inject("minio")].filter((minio) => minio !== undefined);
const fullMinios = [inject("fullMinio")].filter((minio) => minio !== undefined);

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

    await expectToldToTryAgain(stage, await post(stage));
    expect(await feedOf(stage)).toEqual([before]);
    const photo = await stage.community.api.stranger.get(before.photo);
    expect(photo).toMatchObject({ status: 503, body: { code: "photos_unavailable" } });
    expect(photo.headers.get("retry-after")).toBe("5");
    expect(photo.headers.get("cache-control")).toBe("no-store");
    expect(photo.headers.get("etag")).toBeNull();

    stage.line.repair();
    expect((await stage.community.api.stranger.get(before.photo)).status).toBe(200);
    await sweepLater(stage);
    expect(await keysIn(stage.owner)).toEqual([keyOf(before)]);
  });

  it("a post can be deleted only when its photo can", async () => {
    const asMaya = stage.community.api.as(maya);
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

  it("recovers by itself: the next post succeeds", async () => {
    stage.line.break();
    await post(stage);
    stage.line.repair();
    const { status, body } = await post(stage);

    expect(status).toBe(200);
    expect(await feedOf(stage)).toEqual([(body as PostMealReply).post, before]);
  });
});

describe.each(minios)("where MinIO does not know the key", (minio) => {
  it.each([
    ["secret", { secretKey: "another-secret" }],
    ["name", { accessKey: "unknown" }],
  ])("by its %s: a post gets a 503, and the feed works", async (_what, wrong) => {
    const stage = await startStage(minio, wrong);

    await expectToldToTryAgain(stage, await post(stage));
    expect(await feedOf(stage)).toEqual([]);
    expect(await keysIn(stage.owner)).toEqual([]);
    await stage.close();
  });
});

describe.each(fullMinios)("where MinIO's disk is full", (minio) => {
  it("a post gets a 503, photos are still served, and no new photo remains", async () => {
    const stage = await startStage(minio);
    const before = ((await post(stage)).body as PostMealReply).post;
    const filling = await fill(stage.owner);

    await expectToldToTryAgain(stage, await post(stage));
    expect(await feedOf(stage)).toEqual([before]);
    expect((await stage.community.api.stranger.get(before.photo)).status).toBe(200);

    for (const key of filling) await stage.owner.remove(key);
    await sweepLater(stage);
    expect(await keysIn(stage.owner)).toEqual([keyOf(before)]);
    await stage.close();
  });
});

async function startStage(source: MinioSource, wrong: { accessKey?: string; secretKey?: string } = {}): Promise<Stage> {
  const server = await startMinio(source);
  const line = await BreakableProxy.open(() => Number(new URL(server.options.url).port));
  const bucket = `test-${randomUUID()}`;
  const owner = await MinioPhotoStorage.open({ ...server.options, bucket });
  const url = line.through(server.options.url);
  const storage = new MinioPhotoStorage({ ...server.options, ...wrong, url, bucket, timeoutMs: STORAGE_TIMEOUT_MS });
  const community = await startCommunityApi([maya], { open: async () => ({ storage, async close() {} }) });
  return {
    server,
    line,
    bucket,
    storage,
    owner,
    community,
    async close() {
      await community.close();
      storage.close();
      owner.close();
      line.close();
      await server.stop();
    },
  };
}

function post({ community }: Stage): Promise<ApiReply> {
  return community.api.as(maya).post(POSTS, { form: mealForm() });
}

async function feedOf({ community }: Stage): Promise<PostMealReply["post"][]> {
  return ((await community.api.as(maya).get(POSTS)).body as ListPostsReply).posts;
}

async function expectToldToTryAgain({ community }: Stage, reply: ApiReply): Promise<void> {
  const rows = await community.api.knex("post").count("*").first();
  expect(reply).toMatchObject({ status: 503, body: { code: "photos_unavailable" } });
  expect(reply.headers.get("retry-after")).toBe("5");
  expect(Number(rows?.["count"])).toBe((await feedOf({ community } as Stage)).length);
}

/** A sweep as it comes when nothing is on its way any more. */
async function sweepLater({ community, storage }: Stage): Promise<void> {
  const clock = { now: () => new Date(Date.now() + A_DAY) };
  const posts = new PostgresPostStore(community.api.knex);
  await sweepPhotos({ posts, evidence: { photosInUse: async () => new Set() }, photoStorage: storage, clock });
}

async function keysIn(storage: PhotoStorage): Promise<PhotoKey[]> {
  return (await storage.list({ after: undefined, limit: 300 })).map(({ key }) => key);
}

function keyOf({ photo }: PostMealReply["post"]): PhotoKey {
  return photoKey(photo.split("/")[2] ?? "");
}

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
