import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { photoKey } from "../../core/community/mod.ts";
import { type PhotoStorageFixture, photoStorageContract } from "../contracts/community/photo_storage_contract.ts";
import { type ServedApp, serveApp } from "../http/testing/serve_app.ts";
import { createBucketKey } from "./bucket_key.ts";
import { type MinioOptions, MinioPhotoStorage } from "./photo_storage.ts";
import { type MinioServer, type MinioSource, startMinio } from "./testing/minio_server.ts";

const key = photoKey("5b1c7a52");
const unavailable = { code: "photos_unavailable" };

/** The MinIO of this run; empty where none is available, which the run's setup reports. */
const minios = [inject("minio")].filter((minio) => minio !== undefined);

for (const minio of minios) {
  photoStorageContract("MinIO", () => inNewBuckets(minio, (server) => server.options));
  photoStorageContract("MinIO, by a key with the rights of the published policy", () =>
    inNewBuckets(minio, restricted),
  );
}

describe.each(minios)("a bucket in MinIO", (minio) => {
  let server: MinioServer;
  let bucket: string;
  let storage: MinioPhotoStorage;

  beforeAll(async () => {
    server = await startMinio(minio);
    bucket = `test-${randomUUID()}`;
    storage = await MinioPhotoStorage.open({ ...(await restricted(server, bucket)), bucket });
  });
  afterAll(async () => {
    storage.close();
    await server.stop();
  });

  it("can't be read without a key", async () => {
    await storage.put(key, [{ width: 400, bytes: Buffer.from("picture") }]);

    for (const address of [`${bucket}/${key}/400.webp`, `${bucket}/`, bucket]) {
      expect((await fetch(`${server.options.url}/${address}`)).status).toBe(403);
    }
  });

  it("is all that its key gives access to", async () => {
    const another = `test-${randomUUID()}`;
    const owner = await MinioPhotoStorage.open({ ...server.options, bucket: another });
    await owner.put(key, [{ width: 400, bytes: Buffer.from("picture") }]);
    const stranger = new MinioPhotoStorage({ ...(await restricted(server, bucket)), bucket: another });

    await expect(stranger.prepare()).rejects.toMatchObject(unavailable);
    await expect(stranger.get(key, 400)).rejects.toMatchObject(unavailable);
    await expect(stranger.list({ after: undefined, limit: 1 })).rejects.toMatchObject(unavailable);
    await expect(stranger.remove(key)).rejects.toMatchObject(unavailable);
    expect(await owner.sizeOf(key, 400)).toBe(7);
    owner.close();
    stranger.close();
  });

  it("is created once by several servers that start at once", async () => {
    const fresh = { ...server.options, bucket: `test-${randomUUID()}` };
    const servers = await Promise.all(Array.from({ length: 5 }, () => MinioPhotoStorage.open(fresh)));
    for (const each of servers) each.close();

    expect(servers).toHaveLength(5);
  });
});

describe("a photo storage that fails", () => {
  let server: ServedApp;
  let storage: MinioPhotoStorage;

  afterEach(async () => {
    storage.close();
    await server.close();
  });

  it("reports errors as unavailable", async () => {
    await open((url) => (url.startsWith("/photos/5b1c7a52/") || url.includes("?") ? 503 : 200));

    await expect(storage.put(key, [{ width: 400, bytes: Buffer.from("picture") }])).rejects.toMatchObject(unavailable);
    await expect(storage.get(key, 400)).rejects.toMatchObject(unavailable);
    await expect(storage.sizeOf(key, 400)).rejects.toMatchObject(unavailable);
    await expect(storage.remove(key)).rejects.toMatchObject(unavailable);
    await expect(storage.list({ after: undefined, limit: 10 })).rejects.toMatchObject(unavailable);
  });

  it("removes the stored part of a photo that it can't store completely", async () => {
    const asked: string[] = [];
    await open((url, method) => {
      asked.push(`${method} ${url}`);
      return url.endsWith("/1600.webp") ? 503 : 200;
    });
    const bytes = Buffer.from("picture");

    await expect(
      storage.put(key, [
        { width: 1600, bytes },
        { width: 400, bytes },
      ]),
    ).rejects.toMatchObject(unavailable);
    await expect.poll(() => asked.at(-1)).toBe("POST /photos?delete");
  });

  it("fails after a timeout without a response", async () => {
    await open((url) => (url.startsWith("/photos/5b1c7a52/") ? "silent" : 200), { timeoutMs: 500 });

    await expect(storage.put(key, [{ width: 400, bytes: Buffer.from("picture") }])).rejects.toMatchObject(unavailable);
    await expect(storage.get(key, 400)).rejects.toMatchObject({
      ...unavailable,
      cause: { message: "The photo storage was silent for 500 ms" },
    });
  });

  it("fails to start without it", async () => {
    await open(() => 200);
    await server.close();

    await expect(
      MinioPhotoStorage.open({
        url: server.url,
        accessKey: "weekplate",
        secretKey: "weekplate-test",
        bucket: "photos",
      }),
    ).rejects.toMatchObject(unavailable);
  });

  async function open(
    answer: (url: string, method: string) => number | "silent",
    options: { timeoutMs?: number } = {},
  ): Promise<void> {
    server = await serveApp((request, response) => {
      request.resume();
      const status = answer(request.url ?? "", request.method ?? "");
      if (status !== "silent") response.writeHead(status).end();
    });
    storage = await MinioPhotoStorage.open({
      url: server.url,
      accessKey: "weekplate",
      secretKey: "weekplate-test",
      bucket: "photos",
      ...options,
    });
  }
});

type ServerOptions = Omit<MinioOptions, "bucket">;

/** Storages at one server, each in a new bucket and with that bucket's options. */
async function inNewBuckets(
  source: MinioSource,
  optionsFor: (server: MinioServer, bucket: string) => ServerOptions | Promise<ServerOptions>,
): Promise<PhotoStorageFixture> {
  const server = await startMinio(source);
  const inNewBucket = async () => {
    const bucket = `test-${randomUUID()}`;
    return await MinioPhotoStorage.open({ ...(await optionsFor(server, bucket)), bucket });
  };
  let storage = await inNewBucket();
  return {
    get storage() {
      return storage;
    },
    now: () => new Date(),
    async clear() {
      storage.close();
      storage = await inNewBucket();
    },
    async close() {
      storage.close();
      await server.stop();
    },
  };
}

/** Options with a key that has the published policy's rights for this bucket only. */
async function restricted({ options }: MinioServer, bucket: string): Promise<ServerOptions> {
  const key = { accessKey: `key-${bucket}`, secretKey: randomUUID() };
  await createBucketKey(options, { ...key, bucket });
  return { ...options, ...key };
}
