import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recipe } from "../../memory/people_and_recipes.ts";
import { MemoryRecipeIds } from "../../memory/recipe/recipe_ids.ts";
import { MemoryRecipeStore } from "../../memory/recipe/recipe_store.ts";
import { type MemoryApp, startMemoryApp } from "../testing/memory_app.ts";
import { siteMapHandlers } from "./site_map_handlers.ts";

const IDS = Array.from({ length: 25 }, (_, n) => `dish-${n}`);
const origin = "https://weekplate.example";
let app: MemoryApp;

beforeAll(async () => {
  const recipes = new MemoryRecipeStore(IDS.map((id) => recipe({ id, name: id })));
  app = await startMemoryApp({
    handlers: siteMapHandlers({
      recipeIds: new MemoryRecipeIds(recipes),
      requestRateLimiter: undefined,
      publicUrl: origin,
      addressesMax: 10,
    }),
  });
});
afterAll(() => app.close());

/** The addresses in a file, without the origin. */
async function addressesIn(path: string): Promise<string[]> {
  const { body } = await app.stranger.get(path);
  return [...String(body).matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address = ""]) => {
    expect(address.startsWith(`${origin}/`)).toBe(true);
    return address.slice(origin.length).replaceAll("&amp;", "&");
  });
}

describe("the site map", () => {
  it("is named by robots.txt, which keeps search engines from what is no page", async () => {
    const { status, headers, body } = await app.stranger.get("/robots.txt");

    expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(String(body).split("\n")).toEqual([
      "User-agent: *",
      "Allow: /api/recipe/",
      "Disallow: /api/",
      "Disallow: /calendar/",
      "",
      `Sitemap: ${origin}/sitemap.xml`,
      "",
    ]);
  });

  it("has every recipe once, in files of at most as many addresses as allowed", async () => {
    const [pages = "", ...files] = await addressesIn("/sitemap.xml");
    const recipes = await Promise.all(files.map(addressesIn));

    expect(await addressesIn(pages)).toEqual(["/", "/login"]);
    expect(recipes.map(({ length }) => length)).toEqual([10, 10, 5]);
    expect(recipes.flat().toSorted()).toEqual(IDS.map((id) => `/recipe/${id}`).toSorted());
  });

  it("may be used for an hour, and is not sent again while it is the same", async () => {
    const { headers, body } = await app.stranger.get("/sitemap.xml");
    const again = await app.stranger.get("/sitemap.xml", {
      headers: { "cache-control": "max-age=0", "if-none-match": headers.get("etag") ?? "" },
    });

    expect(String(body)).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns=/u);
    expect(headers.get("content-type")).toBe("application/xml");
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    expect(again).toMatchObject({ status: 304, body: "" });
  });

  it.each([
    ["gzip", "gzip"],
    ["identity", null],
  ])("is sent for Accept-Encoding %s as %s", async (accepted, encoding) => {
    const { headers, body } = await app.stranger.get("/sitemap.xml", { headers: { "accept-encoding": accepted } });

    expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([encoding, "accept-encoding"]);
    expect(body).toContain("</sitemapindex>");
  });

  it("answers HEAD, and no other method", async () => {
    expect(await app.stranger.send("HEAD", { path: "/sitemap.xml" })).toMatchObject({ status: 200, body: "" });
    const { status, headers } = await app.stranger.post("/sitemap.xml");
    expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it.each([
    "/sitemap/recipes.xml",
    "/sitemap/recipes.xml?from=",
    "/sitemap/recipes.xml?from=%3Cloc%3E",
    "/sitemap/recipes.xml?from=dish-1&from=dish-2",
    "/sitemap/posts.xml",
    "/sitemap.xml/1",
  ])("has nothing at %s", async (path) => {
    expect(await app.stranger.get(path)).toMatchObject({ status: 404, body: { code: "not_found" } });
  });
});
