import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { maya } from "../../memory/people_and_recipes.ts";
import { memoryAppForEachTest } from "../testing/memory_app.ts";
import { dish, echo, photo, shout } from "../testing/sample_routes.ts";

const MEGABYTE = 2 ** 20;

const app = memoryAppForEachTest({ routes: [echo, shout, dish, photo] });

describe("bodies, paths and queries", () => {
  const asJson = { headers: { "content-type": "application/json" } };

  it("reads JSON", async () => {
    expect(await app.as(maya).post("/api/echo", { json: { text: "Saffron & Łódź 🍲" } })).toMatchObject({
      status: 200,
      body: { text: "Saffron & Łódź 🍲" },
    });
  });

  it("replies 204 without a body", async () => {
    expect(await app.as(maya).put("/api/echo")).toMatchObject({ status: 204, body: "" });
  });

  // #limit-json
  it("accepts 100 kB of JSON and no more, compressed or not", async () => {
    const text = (bytes: number) => JSON.stringify({ text: "x".repeat(bytes - '{"text":""}'.length) });

    expect((await app.as(maya).post("/api/echo", { ...asJson, text: text(100_000) })).status).toBe(200);
    expect(await app.as(maya).post("/api/echo", { ...asJson, text: text(100_001) })).toMatchObject({
      status: 413,
      body: { code: "body_too_large" },
    });
    const bomb = await fetch(`${app.url}/api/echo`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${app.verifier.issue({ ...maya, name: "Maya" })}`,
        "content-type": "application/json",
        "content-encoding": "gzip",
      },
      body: gzipSync(text(5 * MEGABYTE)),
    });
    expect(bomb.status).toBe(413);
  });

  it("refuses an invalid path and query", async () => {
    expect((await app.stranger.get("/api/dish/a%20b", { query: { portions: "2" } })).body).toEqual({
      id: "a b",
      portions: 2,
    });
    for (const path of ["/api/dish/%E0%A4%A", "/api/dish/much-longer-than-twenty-letters", "/api/dish/a%00b"]) {
      expect(await app.stranger.get(path)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
    }
    expect(await app.stranger.get("/api/dish/soup", { query: "portions=10" })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("portions") },
    });
  });
});

describe("uploads", () => {
  function form(bytes: number, { field = "photo", caption = "Sunday" } = {}): FormData {
    const data = new FormData();
    data.append("caption", caption);
    data.append(field, new Blob([new Uint8Array(bytes)], { type: "image/png" }), "dish.png");
    return data;
  }

  it("accepts a photo of the maximum size, with a caption", async () => {
    expect((await app.as(maya).post("/api/photo", { form: form(MEGABYTE) })).body).toEqual({
      bytes: MEGABYTE,
      type: "image/png",
      caption: "Sunday",
    });
  });

  it("leaves a missing photo to the route", async () => {
    expect((await app.as(maya).post("/api/photo")).body).toMatchObject({ bytes: 0 });
  });

  it("accepts thirty simultaneous uploads", async () => {
    const client = app.as(maya);
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => client.post("/api/photo", { form: form(1000) })),
    );

    expect(replies.every(({ status }) => status === 200)).toBe(true);
  });
});
