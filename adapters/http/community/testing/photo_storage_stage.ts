import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { type PhotoKey, type PhotoStorage, photoKey, sweepPhotos } from "../../../../core/community/mod.ts";
import { DAY_MS } from "../../../../core/shared/mod.ts";
import { BreakableProxy } from "../../../../tests/instances/testing/breakable_proxy.ts";
import type { ListPostsReply } from "../../../../wire/community/list_posts.ts";
import type { PostMealReply } from "../../../../wire/community/post_meal.ts";
import { maya } from "../../../memory/people_and_recipes.ts";
import { MinioPhotoStorage } from "../../../minio/photo_storage.ts";
import { type MinioServer, type MinioSource, startMinio } from "../../../minio/testing/minio_server.ts";
import type { ApiReply } from "../../testing/api_client.ts";
import { type CommunityApp, POSTS, post as postMeal, startCommunityApp } from "./community_app.ts";

/** Shorter than in production, so that tests of a silent server are short; long enough for a busy machine. */
const STORAGE_TIMEOUT_MS = 2_000;

/** A community whose photos lie at a MinIO, on a line that the test can break. */
export interface Stage {
  readonly server: MinioServer;
  readonly line: BreakableProxy;
  readonly bucket: string;
  readonly storage: PhotoStorage;
  /** Reads the bucket directly, not through the slow connection. */
  readonly owner: MinioPhotoStorage;
  readonly community: CommunityApp;
  close(): Promise<void>;
}

export async function startStage(
  source: MinioSource,
  wrong: { accessKey?: string; secretKey?: string } = {},
): Promise<Stage> {
  const server = await startMinio(source);
  const line = await BreakableProxy.open(() => Number(new URL(server.options.url).port));
  const bucket = `test-${randomUUID()}`;
  const owner = await MinioPhotoStorage.open({ ...server.options, bucket });
  const url = line.through(server.options.url);
  const storage = new MinioPhotoStorage({ ...server.options, ...wrong, url, bucket, timeoutMs: STORAGE_TIMEOUT_MS });
  const community = await startCommunityApp(storage);
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

export function post({ community }: Stage): Promise<ApiReply> {
  return postMeal(community, maya);
}

export async function feedOf({ community }: Stage): Promise<PostMealReply["post"][]> {
  return ((await community.as(maya).get(POSTS)).body as ListPostsReply).posts;
}

export function expectRetryReply(reply: ApiReply): void {
  expect(reply).toMatchObject({ status: 503, body: { code: "photos_unavailable" } });
  expect(reply.headers.get("retry-after")).toBe("5");
}

/** A sweep as it comes when nothing is on its way any more. */
export async function sweepLater({ community, storage }: Stage): Promise<void> {
  const clock = { now: () => new Date(Date.now() + DAY_MS) };
  await sweepPhotos({ users: [community.posts], photoStorage: storage, clock });
}

export async function keysIn(storage: PhotoStorage): Promise<PhotoKey[]> {
  return (await storage.list({ after: undefined, limit: 300 })).map(({ key }) => key);
}

export function keyOf({ photo }: PostMealReply["post"]): PhotoKey {
  return photoKey(photo.split("/")[2] ?? "");
}
