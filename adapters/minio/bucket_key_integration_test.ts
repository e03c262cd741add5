import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { Client } from "minio";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { freePort } from "../system/free_port.ts";
import { type BucketKey, createBucketKey, waitForUsers } from "./bucket_key.ts";
import { MinioPhotoStorage } from "./photo_storage.ts";
import { type MinioServer, startMinio } from "./testing/minio_server.ts";

/** The MinIO of this run; empty where none is available, which the run's setup reports. */
const minios = [inject("minio")].filter((minio) => minio !== undefined);
const unavailable = { code: "photos_unavailable" };
const refused = { code: "AccessDenied" };

describe.each(minios)("a key to one bucket", (minio) => {
  let server: MinioServer;

  beforeAll(async () => {
    server = await startMinio(minio);
  });
  afterAll(() => server.stop());

  function newKey(): BucketKey {
    const name = `test-${randomUUID()}`;
    return { accessKey: `key-${name}`, secretKey: randomUUID(), bucket: name };
  }

  function clientOf({ accessKey, secretKey }: BucketKey): Client {
    const { hostname: endPoint, port } = new URL(server.options.url);
    return new Client({ endPoint, port: Number(port), useSSL: false, accessKey, secretKey, region: "us-east-1" });
  }

  it("creates its bucket, and sees no other", async () => {
    const [own, another] = [newKey(), newKey()];
    for (const key of [own, another]) {
      await createBucketKey(server.options, key);
      (await MinioPhotoStorage.open({ ...server.options, ...key })).close();
    }

    // A request to which this MinIO replies with the permissions of a key.
    expect((await clientOf(own).listBuckets()).map(({ name }) => name)).toEqual([own.bucket]);
    await expect(clientOf(own).makeBucket(newKey().bucket)).rejects.toMatchObject(refused);
    await expect(clientOf(own).listObjectsV2Query(another.bucket, "", "", "", 1, "")).rejects.toMatchObject(refused);
    await expect(clientOf(own).removeBucket(own.bucket)).rejects.toMatchObject(refused);
  });

  it("creates no further keys", async () => {
    const key = newKey();
    await createBucketKey(server.options, key);

    const asItself = { ...server.options, ...key };
    await expect(waitForUsers(asItself)).rejects.toThrow("MinIO refuses list-users with 403");
    await expect(createBucketKey(asItself, newKey())).rejects.toThrow("MinIO refuses add-user with 403");
    await expect(createBucketKey(asItself, { ...key, secretKey: randomUUID() })).rejects.toThrow(
      "MinIO refuses add-user with 403",
    );
  });

  it("has its last secret when it is created repeatedly", async () => {
    const key = newKey();
    await createBucketKey(server.options, key);
    await Promise.all([createBucketKey(server.options, key), createBucketKey(server.options, key)]);
    const renewed = { ...key, secretKey: randomUUID() };
    await createBucketKey(server.options, renewed);

    await expect(MinioPhotoStorage.open({ ...server.options, ...key })).rejects.toMatchObject(unavailable);
    (await MinioPhotoStorage.open({ ...server.options, ...renewed })).close();
  });

  it("is created with MinIO's root key only", async () => {
    const wrong = { ...server.options, secretKey: "another-secret" };

    await expect(createBucketKey(wrong, newKey())).rejects.toThrow("SignatureDoesNotMatch");
    await expect(createBucketKey(server.options, { ...newKey(), accessKey: server.options.accessKey })).rejects.toThrow(
      "XMinioInvalidIAMCredentials",
    );
  });
});

it("reports photos as unavailable while MinIO is not reachable or not ready", async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const root = { url, accessKey: "weekplate", secretKey: "weekplate-test" };
  const key = { accessKey: "servers", secretKey: "weekplate-test", bucket: "photos" };
  await expect(waitForUsers(root)).rejects.toMatchObject(unavailable);
  await expect(createBucketKey(root, key)).rejects.toMatchObject(unavailable);

  const starting = createServer((_, response) => response.writeHead(503).end());
  await new Promise<void>((resolve) => starting.listen(Number(new URL(url).port), "127.0.0.1", resolve));
  await expect(waitForUsers(root)).rejects.toMatchObject(unavailable);
  await expect(createBucketKey(root, key)).rejects.toMatchObject(unavailable);
  starting.close();
});
