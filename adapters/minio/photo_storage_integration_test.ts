import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, inject, it } from "vitest";
import { photoKey } from "../../core/community/mod.ts";
import { photoStorageContract } from "../contracts/photo_storage_contract.ts";
import { MinioPhotoStorage } from "./photo_storage.ts";
import { startMinio } from "./testing/minio_server.ts";

const key = photoKey("5b1c7a52");
const unavailable = { code: "photos_unavailable" };

const minio = inject("minio");
if (minio) {
  photoStorageContract("MinIO", async () => {
    const server = await startMinio(minio);
    const inNewBucket = () => MinioPhotoStorage.open({ ...server.options, bucket: `test-${randomUUID()}` });
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
  });
}

describe("a photo storage that fails", () => {
  let server: Server;
  let storage: MinioPhotoStorage;

  afterEach(() => {
    storage.close();
    server.closeAllConnections();
    server.close();
  });

  it("says so when it answers with errors", async () => {
    await open((url) => (url.startsWith("/photos/5b1c7a52/") || url.includes("?") ? 503 : 200));

    await expect(storage.put(key, [{ width: 400, bytes: Buffer.from("picture") }])).rejects.toMatchObject(unavailable);
    await expect(storage.get(key, 400)).rejects.toMatchObject(unavailable);
    await expect(storage.remove(key)).rejects.toMatchObject(unavailable);
    await expect(storage.list({ after: undefined, limit: 10 })).rejects.toMatchObject(unavailable);
  });

  it("does not wait for ever when it is silent", async () => {
    await open((url) => (url.startsWith("/photos/5b1c7a52/") ? "silent" : 200), { timeoutMs: 50 });

    await expect(storage.put(key, [{ width: 400, bytes: Buffer.from("picture") }])).rejects.toMatchObject(unavailable);
    await expect(storage.get(key, 400)).rejects.toMatchObject({
      ...unavailable,
      cause: { message: "The photo storage was silent for 50 ms" },
    });
  });

  it("does not start without it", async () => {
    await open(() => 200);
    const url = address();
    server.closeAllConnections();
    server.close();
    await once(server, "close");

    await expect(
      MinioPhotoStorage.open({ url, accessKey: "weekplate", secretKey: "weekplate-test", bucket: "photos" }),
    ).rejects.toMatchObject(unavailable);
  });

  async function open(answer: (url: string) => number | "silent", options: { timeoutMs?: number } = {}): Promise<void> {
    server = createServer((request, response) => {
      request.resume();
      const status = answer(request.url ?? "");
      if (status !== "silent") response.writeHead(status).end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    storage = await MinioPhotoStorage.open({
      url: address(),
      accessKey: "weekplate",
      secretKey: "weekplate-test",
      bucket: "photos",
      ...options,
    });
  }

  function address(): string {
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
});
