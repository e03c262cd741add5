import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calendarDate } from "../../../core/shared/mod.ts";
import { MemoryPhotoStorage } from "../../memory/community/photo_storage.ts";
import { FixedClock } from "../../memory/fixed_clock.ts";
import { maya } from "../../memory/people_and_recipes.ts";
import { aPhoto, type CommunityApp, POSTS, post, startCommunityApp } from "./testing/community_app.ts";

const photoStorage = new MemoryPhotoStorage(new FixedClock(calendarDate("2026-11-19")));
let app: CommunityApp;

beforeAll(async () => {
  app = await startCommunityApp(photoStorage);
});
afterAll(() => app.close());

describe("POST /api/community-posts", () => {
  // #community-form-required
  it("names the first field where all are missing", async () => {
    for (const request of [{}, { form: new FormData() }]) {
      expect(await app.as(maya).post(POSTS, request)).toMatchObject({
        status: 400,
        body: { field: "mealName", message: "Please complete all fields, including a photo." },
      });
    }
  });

  // #community-photo-types
  it("detects a photo's type by its bytes, not by its content type", async () => {
    expect(await post(app, maya, { photoType: "text/plain" })).toMatchObject({ status: 200 });

    const gif = Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;", "latin1");
    expect(await post(app, maya, { photo: gif, photoType: "image/png" })).toMatchObject({
      status: 415,
      body: { code: "photo_type_unknown", message: "Please upload a valid image file (jpg, png, webp, etc.)" },
    });
  });

  // #error-payload
  it("stores no photo that can't be decoded", async () => {
    const before = await photoStorage.list({ after: undefined, limit: 300 });

    expect(await post(app, maya, { photo: aPhoto.subarray(0, 900) })).toMatchObject({
      status: 422,
      body: { code: "photo_unreadable" },
    });
    expect(await photoStorage.list({ after: undefined, limit: 300 })).toEqual(before);
  });
});
