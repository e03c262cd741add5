import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, inject, it } from "vitest";
import { startMinio } from "../../adapters/minio/testing/minio_server.ts";
import { freePort } from "../../adapters/system/free_port.ts";
import { BreakableProxy } from "../instances/testing/breakable_proxy.ts";
import { type Cook, type Product, startProduct } from "./testing/product.ts";
import { formOf, SMALL_PHOTO } from "./testing/spec_stage.ts";

// A server that starts without its photo storage, or with a wrong key: everything except photos works, and the log names the
// cause.

const POSTS = "/api/community-posts";
const minios = [inject("minio")].filter((minio) => minio !== undefined);
let product: Product;

afterEach(() => product.stop());

it("starts if nothing answers at the storage's address", async () => {
  await startWith({ MINIO_ENDPOINT: `http://127.0.0.1:${await freePort()}` });
  const maya = await product.join("Maya Lindqvist");

  expect(await post(maya)).toMatchObject({ status: 503, body: { code: "photos_unavailable" } });
  expect(await maya.client.get(POSTS)).toMatchObject({ status: 200, body: { posts: [] } });
  expect((await product.stranger.get("/readyz")).status).toBe(200);
  expect(await faultsLogged()).toContainEqual(expect.stringContaining("ECONNREFUSED"));
});

describe.each(minios)("on a real MinIO", (minio) => {
  it("starts without it, and accepts photos as soon as it answers", async () => {
    const server = await startMinio(minio);
    const { url, accessKey, secretKey } = server.options;
    const proxy = await BreakableProxy.open(() => Number(new URL(url).port));
    proxy.break();
    await startWith({
      MINIO_ENDPOINT: new URL(proxy.through(url)).origin,
      MINIO_ACCESS_KEY: accessKey,
      MINIO_SECRET_KEY: secretKey,
    });
    const maya = await product.join("Maya Lindqvist");
    expect((await post(maya)).status).toBe(503);

    proxy.repair();
    const { status, body } = await post(maya);
    expect(status).toBe(200);
    expect((await product.stranger.get((body as { post: { photo: string } }).post.photo)).status).toBe(200);
    proxy.close();
    await server.stop();
  });

  it("starts with a wrong key, which the log reports without the key", async () => {
    const server = await startMinio(minio);
    await startWith({
      MINIO_ENDPOINT: server.options.url,
      MINIO_ACCESS_KEY: server.options.accessKey,
      MINIO_SECRET_KEY: "not-the-secret",
    });
    const maya = await product.join("Maya Lindqvist");

    expect(await post(maya)).toMatchObject({ status: 503, body: { code: "photos_unavailable" } });
    expect((await maya.client.get(POSTS)).status).toBe(200);
    expect(await faultsLogged()).toContainEqual(expect.stringMatching(/Forbidden|AccessDenied|SignatureDoesNotMatch/u));
    expect((await product.readLog()).join("\n")).not.toContain("not-the-secret");
    await server.stop();
  });
});

async function startWith(settings: Record<string, string>): Promise<void> {
  product = await startProduct({
    seed: "nothing",
    settings: {
      PHOTOS: "minio",
      MINIO_ACCESS_KEY: "weekplate",
      MINIO_SECRET_KEY: "weekplate-test",
      MINIO_BUCKET: `test-${randomUUID()}`,
      ...settings,
    },
  });
}

function post({ client }: Cook): ReturnType<Cook["client"]["post"]> {
  const fields = { mealName: "Sunday Pancakes", ingredients: "flour", instructions: "Fry.", photo: SMALL_PHOTO };
  return client.post(POSTS, { form: formOf(fields) });
}

/** Log lines of errors, with their causes. */
async function faultsLogged(): Promise<string[]> {
  return (await product.readLog()).filter((line) => line.includes('"fault"'));
}
