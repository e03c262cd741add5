import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { maya } from "../../memory/people_and_recipes.ts";
import type { ApiClient } from "../testing/api_client.ts";
import { aPhoto, type CommunityApi, mealForm, startCommunityApi } from "./testing/community_api.ts";

const POSTS = "/api/community-posts";
let community: CommunityApi;
let asMaya: ApiClient;

beforeAll(async () => {
  community = await startCommunityApi([maya]);
  asMaya = community.api.as(maya);
});
afterAll(() => community.close());

describe("POST /api/community-posts", () => {
  // #community-form-required
  it("names the first field where all are missing", async () => {
    for (const request of [{}, { form: new FormData() }]) {
      expect(await asMaya.post(POSTS, request)).toMatchObject({
        status: 400,
        body: { field: "mealName", message: "Please complete all fields, including a photo." },
      });
    }
  });

  // #community-photo-types
  it("detects a photo's type by its bytes, not by its content type", async () => {
    expect(await asMaya.post(POSTS, { form: mealForm({ photoType: "text/plain" }) })).toMatchObject({ status: 200 });

    const gif = Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;", "latin1");
    expect(await asMaya.post(POSTS, { form: mealForm({ photo: gif, photoType: "image/png" }) })).toMatchObject({
      status: 415,
      body: { code: "photo_type_unknown", message: "Please upload a valid image file (jpg, png, webp, etc.)" },
    });
  });

  // #error-payload
  it("stores no photo that can't be decoded", async () => {
    const before = await community.photoStorage.list({ after: undefined, limit: 300 });

    expect(await asMaya.post(POSTS, { form: mealForm({ photo: aPhoto.subarray(0, 900) }) })).toMatchObject({
      status: 422,
      body: { code: "photo_unreadable" },
    });
    expect(await community.photoStorage.list({ after: undefined, limit: 300 })).toEqual(before);
  });
});
