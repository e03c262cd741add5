import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PHOTO_MAX_BYTES } from "../../../core/community/mod.ts";
import type { CommunityPost } from "../../../wire/community_post.ts";
import type { ListPostsReply } from "../../../wire/list_posts.ts";
import type { PostMealReply } from "../../../wire/post_meal.ts";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import type { Api } from "../testing/api.ts";
import type { ApiClient, ApiReply } from "../testing/api_client.ts";
import { aPhoto, type CommunityApi, mealForm, startCommunityApi } from "./testing/community_api.ts";

const POSTS = "/api/community-posts";
const INCOMPLETE = "Please complete all fields, including a photo.";
let community: CommunityApi;
let api: Api;
let asMaya: ApiClient;

beforeAll(async () => {
  community = await startCommunityApi([maya, tomas]);
  api = community.api;
});
beforeEach(async () => {
  asMaya = api.as(maya);
  await api.knex("post").delete();
});
afterAll(() => community.close());

describe("POST /api/community-posts", () => {
  it("shares a meal in the feed, with normalized line ends", async () => {
    const { status, body } = await asMaya.post(POSTS, { form: mealForm() });
    const { post } = body as PostMealReply;

    expect(status).toBe(200);
    expect(post).toEqual({
      id: expect.any(Number),
      user_id: maya.id,
      author: "Maya Lindqvist",
      meal_name: "Shakshuka with Feta",
      ingredients: "4 eggs\n1 can of tomatoes",
      instructions: "Cook it gently.\nServe it warm.",
      like_count: 0,
      likedByUser: 0,
      photo: expect.stringMatching(/^\/photos\/[0-9a-f-]{36}\/800\.webp$/),
      photoWidth: 800,
      photoHeight: 600,
      postText: "Brunch for two",
      created_at: "2026-11-19T00:00:00.000Z",
    });
    expect(await feedOf(api.as(tomas))).toEqual([post]);
  });

  it("accepts 280 characters of caption, counting CRLF as one, and no more", async () => {
    const lines = `${"x".repeat(139)}\r\n${"y".repeat(140)}`;
    const fits = await asMaya.post(POSTS, { form: mealForm({ postText: lines }) });
    expect((fits.body as PostMealReply).post.postText).toBe(lines.replace("\r", ""));

    expect(await asMaya.post(POSTS, { form: mealForm({ postText: "x".repeat(281) }) })).toMatchObject({
      status: 400,
      body: { code: "invalid_input", message: expect.stringContaining("postText") },
    });
  });

  it("needs no caption", async () => {
    const { body } = await asMaya.post(POSTS, { form: mealForm({ postText: undefined }) });

    expect((body as PostMealReply).post.postText).toBe("");
  });

  it.each([
    ["mealName", { mealName: undefined }],
    ["mealName", { mealName: "  \r\n " }],
    ["ingredients", { ingredients: undefined }],
    ["instructions", { instructions: "" }],
    ["photo", { photo: undefined }],
    ["photo", { photo: new Uint8Array() }],
  ])("names the missing field %s for %j", async (field, changes) => {
    expect(await asMaya.post(POSTS, { form: mealForm(changes) })).toMatchObject({
      status: 400,
      body: { code: "invalid_input", field, message: INCOMPLETE },
    });
  });

  it("names the first field where all are missing", async () => {
    for (const request of [{}, { form: new FormData() }]) {
      expect(await asMaya.post(POSTS, request)).toMatchObject({
        status: 400,
        body: { field: "mealName", message: INCOMPLETE },
      });
    }
  });

  it.each([
    ["mealName", "x".repeat(121)],
    ["ingredients", "x".repeat(4_001)],
    ["instructions", "x".repeat(10_001)],
  ])("refuses too long a %s", async (field, text) => {
    expect(await asMaya.post(POSTS, { form: mealForm({ [field]: text }) })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(field) },
    });
  });

  it("detects a photo's type by its bytes, not by its content type", async () => {
    expect(await asMaya.post(POSTS, { form: mealForm({ photoType: "text/plain" }) })).toMatchObject({ status: 200 });

    const gif = Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;", "latin1");
    expect(await asMaya.post(POSTS, { form: mealForm({ photo: gif, photoType: "image/png" }) })).toMatchObject({
      status: 415,
      body: { code: "photo_type_unknown", message: "Please upload a valid image file (jpg, png, webp, etc.)" },
    });
  });

  it("refuses a photo that can't be decoded", async () => {
    expect(await asMaya.post(POSTS, { form: mealForm({ photo: aPhoto.subarray(0, 900) }) })).toMatchObject({
      status: 422,
      body: { code: "photo_unreadable" },
    });
  });

  it("accepts a photo of 10 MiB and refuses one byte more", async () => {
    const largest = Buffer.concat([aPhoto, Buffer.alloc(PHOTO_MAX_BYTES - aPhoto.length)]);
    expect(await asMaya.post(POSTS, { form: mealForm({ photo: largest }) })).toMatchObject({ status: 200 });

    const larger = Buffer.concat([largest, Buffer.alloc(1)]);
    expect(await asMaya.post(POSTS, { form: mealForm({ photo: larger }) })).toMatchObject({
      status: 413,
      body: { code: "photo_too_large" },
    });
  });

  it("refuses a photo of more than 50 megapixels", async () => {
    const vast = await sharp({ create: { width: 7100, height: 7100, channels: 3, background: "tomato" } })
      .png({ compressionLevel: 1 })
      .toBuffer();

    expect(await asMaya.post(POSTS, { form: mealForm({ photo: vast }) })).toMatchObject({
      status: 413,
      body: { code: "photo_too_large", message: expect.stringContaining("50 megapixels") },
    });
  });

  it("stores no photo of a refused post", async () => {
    const before = await community.photoStorage.list({ after: undefined, limit: 300 });
    await asMaya.post(POSTS, { form: mealForm({ mealName: "" }) });
    await asMaya.post(POSTS, { form: mealForm({ photo: aPhoto.subarray(0, 900) }) });

    expect(await community.photoStorage.list({ after: undefined, limit: 300 })).toEqual(before);
  });
});

describe("a photo", () => {
  let post: CommunityPost;

  beforeEach(async () => {
    post = ((await asMaya.post(POSTS, { form: mealForm() })).body as PostMealReply).post;
  });

  it("is public in three widths, and cacheable for ever", async () => {
    for (const [width, expected] of [
      [1600, 1000],
      [800, 800],
      [400, 400],
    ]) {
      const reply = await fetch(`${api.url}${post.photo.replace("800.webp", `${width}.webp`)}`);
      const bytes = new Uint8Array(await reply.arrayBuffer());

      expect(reply.status).toBe(200);
      expect(reply.headers.get("content-type")).toBe("image/webp");
      expect(reply.headers.get("content-length")).toBe(String(bytes.length));
      expect(reply.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: expected });
    }
  });

  it("is not sent for a matching If-None-Match, nor for HEAD", async () => {
    const etag = (await api.stranger.get(post.photo)).headers.get("etag") ?? "";

    expect(await getUnless(etag)).toMatchObject({ status: 304, body: "" });
    expect(await getUnless('"another"')).toMatchObject({ status: 200 });
    const head = await api.stranger.send("HEAD", { path: post.photo });
    expect(head).toMatchObject({ status: 200, body: "" });
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
  });

  it("is gone with its post, also for a conditional request", async () => {
    const etag = (await api.stranger.get(post.photo)).headers.get("etag") ?? "";
    await asMaya.delete(`${POSTS}/${post.id}`);

    for (const reply of [await api.stranger.get(post.photo), await getUnless(etag)]) {
      expect(reply).toMatchObject({ status: 404, body: { code: "not_found" } });
      expect(reply.headers.get("cache-control")).toBe("no-store");
    }
  });

  it.each([
    ["another width", (photo: string) => photo.replace("800.webp", "801.webp")],
    ["another type", (photo: string) => photo.replace("webp", "jpg")],
    ["its folder", (photo: string) => photo.replace("800.webp", "")],
    ["all photos", () => "/photos/"],
    ["a key that is none", (photo: string) => photo.replace(/[0-9a-f]{8}-/, "")],
    ["a way out of the folder", () => "/photos/..%2F..%2Fetc/800.webp"],
    ["a way out by dots", () => "/photos/%2e%2e/800.webp"],
  ])("is a 404 as %s", async (_what, addressOf) => {
    expect(await api.stranger.get(addressOf(post.photo))).toMatchObject({ status: 404, body: { code: "not_found" } });
  });

  // Left to itself, fetch asks for no cached answer.
  function getUnless(etag: string): Promise<ApiReply> {
    return api.stranger.get(post.photo, { headers: { "if-none-match": etag, "cache-control": "max-age=0" } });
  }

  it("accepts GET and HEAD only", async () => {
    expect(await asMaya.delete(post.photo)).toMatchObject({ status: 405, body: { code: "method_not_allowed" } });
  });
});

async function feedOf(client: ApiClient): Promise<CommunityPost[]> {
  return ((await client.get(POSTS)).body as ListPostsReply).posts;
}
