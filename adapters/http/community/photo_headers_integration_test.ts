import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PostMealReply } from "../../../wire/community/post_meal.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import type { ApiReply } from "../testing/api_client.ts";
import { type CommunityApi, mealForm, startCommunityApi } from "./testing/community_api.ts";
import { PHOTO_STORES } from "./testing/photo_stores.ts";

// The headers of a photo, which are the same for every storage.

describe.each(PHOTO_STORES)("a photo from $name", ({ open }) => {
  let community: CommunityApi;
  let photo: string;
  let whole: Buffer;
  let etag: string;

  beforeAll(async () => {
    community = await startCommunityApi([maya, tomas], { open });
    const { body } = await community.api.as(maya).post("/api/community-posts", { form: mealForm() });
    ({ photo } = (body as PostMealReply).post);
    const reply = await fetch(`${community.api.url}${photo}`);
    whole = Buffer.from(await reply.arrayBuffer());
    etag = reply.headers.get("etag") ?? "";
  });
  afterAll(() => community.close());

  // #community-photo-address
  it("is complete, with its type, length and ETag, and cacheable by browsers for a day", async () => {
    const [, key, width] = /^\/photos\/(?<key>[^/]+)\/(?<width>\d+)\.webp$/u.exec(photo) ?? [];
    const { status, headers } = await fetch(`${community.api.url}${photo}`);

    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(whole.length),
      "cache-control": "private, max-age=86400, immutable",
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
      vary: "accept",
      etag: `"${key}-${width}"`,
    });
    expect(whole.subarray(8, 12).toString()).toBe("WEBP");
  });

  it("is AVIF of the same size for a browser that shows it", async () => {
    const accept = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
    const reply = await fetch(`${community.api.url}${photo}`, { headers: { accept } });
    const { width, height } = await sharp(whole).metadata();

    expect(reply.headers.get("content-type")).toBe("image/avif");
    const avif = await sharp(await reply.arrayBuffer()).metadata();
    expect(avif).toMatchObject({ format: "heif", compression: "av1", width, height });
  });

  it("has the same headers for HEAD", async () => {
    const whole200 = await fetch(`${community.api.url}${photo}`);
    const head = await fetch(`${community.api.url}${photo}`, { method: "HEAD" });

    expect(head.status).toBe(200);
    for (const name of ["content-type", "content-length", "cache-control", "etag", "accept-ranges"]) {
      expect(head.headers.get(name)).toBe(whole200.headers.get(name));
    }
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });

  it("is not sent again for a matching If-None-Match", async () => {
    const same = await ask({ "if-none-match": etag });

    expect(same).toMatchObject({ status: 304, body: "" });
    expect(same.headers.get("etag")).toBe(etag);
    expect(same.headers.get("cache-control")).toContain("immutable");
    expect((await ask({ "if-none-match": '"another"' })).status).toBe(200);
  });

  it.each([
    ["bytes=0-0", 0, 0],
    ["bytes=100-199", 100, 199],
    ["bytes=100-", 100, undefined],
    ["bytes=-50", -50, undefined],
    ["bytes=100-99999999", 100, undefined],
  ])("sends the range %s", async (range, start, end) => {
    const reply = await fetch(`${community.api.url}${photo}`, { headers: { range } });
    const first = start < 0 ? whole.length + start : start;
    const last = end ?? whole.length - 1;

    expect(reply.status).toBe(206);
    expect(reply.headers.get("content-range")).toBe(`bytes ${first}-${last}/${whole.length}`);
    expect(reply.headers.get("content-length")).toBe(String(last - first + 1));
    expect(reply.headers.get("content-type")).toBe("image/webp");
    expect(Buffer.compare(Buffer.from(await reply.arrayBuffer()), whole.subarray(first, last + 1))).toBe(0);
  });

  it("refuses a range beyond its end with 416 and its length", async () => {
    const reply = await ask({ range: `bytes=${whole.length}-` });

    expect(reply).toMatchObject({ status: 416, body: { code: "range_unsatisfiable" } });
    expect(reply.headers.get("content-range")).toBe(`bytes */${whole.length}`);
    expect(reply.headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["several parts", { range: "bytes=0-1,5-6" }],
    ["something else than bytes", { range: "lines=0-1" }],
    ["what can't be read", { range: "bytes=zero" }],
    ["a part of another photo", { range: "bytes=0-1", "if-range": '"another"' }],
  ])("is complete where %s is requested", async (_what, headers: Record<string, string>) => {
    expect((await ask(headers)).status).toBe(200);
  });

  it("sends a range for a matching If-Range", async () => {
    expect((await ask({ range: "bytes=0-1", "if-range": etag })).status).toBe(206);
  });

  it.each([
    ["as a whole", {}],
    ["in part", { range: "bytes=0-1" }],
    ["by its tag", { "if-none-match": '"any"' }],
  ])("is a 404 where there is none, %s", async (_how, headers: Record<string, string>) => {
    const none = photo.replace(/[0-9a-f]{8}-/u, "00000000-");
    const reply = await community.api.stranger.get(none, { headers });

    expect(reply).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(reply.headers.get("etag")).toBeNull();
  });

  it.each([
    ["another width", (address: string) => address.replace("800.webp", "801.webp")],
    ["another type", (address: string) => address.replace("webp", "jpg")],
    ["its folder", (address: string) => address.replace("800.webp", "")],
    ["an invalid key", (address: string) => address.replace(/[0-9a-f]{8}-/u, "")],
  ])("is a 404 as %s", async (_what, addressOf) => {
    expect(await community.api.stranger.get(addressOf(photo))).toMatchObject({ status: 404 });
  });

  it("is a 404 while its post is hidden, but for its author, whose browser stores no copy", async () => {
    const key = /[0-9a-f-]{36}/u.exec(photo)?.[0] ?? "";
    await community.api.knex("post").where({ photo_key: key }).update({ hidden_at: new Date() });
    const seen = { "if-none-match": etag };

    for (const headers of [{}, seen, { range: "bytes=0-1" }]) {
      expect(await ask(headers)).toMatchObject({ status: 404, body: { code: "not_found" } });
    }
    expect(await community.api.as(tomas).get(photo)).toMatchObject({ status: 404 });
    expect(await community.api.withToken("forged").get(photo)).toMatchObject({ status: 404 });
    const own = await community.api.as(maya).get(photo);
    expect(own.status).toBe(200);
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    await community.api.knex("post").where({ photo_key: key }).update({ hidden_at: null });
    expect((await ask(seen)).status).toBe(304);
  });

  it("accepts GET and HEAD only", async () => {
    expect(await community.api.stranger.delete(photo)).toMatchObject({ status: 405 });
  });

  // Left to itself, fetch asks for no cached answer.
  function ask(headers: Record<string, string>): Promise<ApiReply> {
    return community.api.stranger.get(photo, { headers: { "cache-control": "max-age=0", ...headers } });
  }
});
