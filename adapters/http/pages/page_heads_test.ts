import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Recipe, RecipePage } from "../../../core/recipe/mod.ts";
import { recipe, shakshuka } from "../../memory/people_and_recipes.ts";
import type { AppOptions } from "../app.ts";
import type { ApiReply } from "../testing/api_client.ts";
import { type MemoryApp, startMemoryApp } from "../testing/memory_app.ts";

const plainPage = `<!doctype html><html><head>
    <!--page-head-->
    <style nonce="CSP_NONCE"></style>
  </head><body></body></html>`;
const HOSTILE = `</title></script><script>alert("1")</script>'\u2028$& CSP_NONCE &lt;`;
const hostile = recipe({ id: "hostile", name: HOSTILE, description: HOSTILE, steps: [HOSTILE], cuisine: HOSTILE });
const long = recipe({
  id: "long-soup",
  name: "Soup",
  description: "",
  foods: Array.from({ length: 40 }, () => "leek"),
});
const recipes: readonly Recipe[] = [shakshuka, hostile, long];

const LINK = "link-9b2f0a51-6f0e-4f0e-9d53-0d8f3b3c8a11";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "weekplate-heads-"));
  await writeFile(join(folder, "index.html"), plainPage);
});
afterAll(() => rm(folder, { recursive: true }));

async function find(id: string): Promise<RecipePage | undefined> {
  const found = recipes.find((each) => each.id === id);
  return found && { recipe: found, rating: { mean: undefined, reviews: 0 } };
}

function start(options: Partial<AppOptions> = {}): Promise<MemoryApp> {
  return startMemoryApp({
    webAppFolder: folder,
    findPublicRecipe: find,
    findLinkedRecipe: async (link) => (link === LINK ? find("shakshuka-with-feta") : undefined),
    publicUrl: "https://weekplate.example/",
    ...options,
  });
}

function nonceOf({ headers }: ApiReply): string {
  return /'nonce-([\w-]{22})'/u.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "none";
}

describe("a recipe's page", () => {
  let app: MemoryApp;
  beforeAll(async () => {
    app = await start();
  });
  afterAll(() => app.close());

  it("names its recipe once, and leaves the rest of the page as it is", async () => {
    const reply = await app.stranger.get("/recipe/shakshuka-with-feta");
    const html = String(reply.body);
    const [, data = ""] = /<script data-of-recipe type="application\/ld\+json">(.*?)<\/script>/u.exec(html) ?? [];

    expect(html.match(/<title>[^<]*<\/title>/gu)).toEqual(["<title>Shakshuka with Feta · Weekplate</title>"]);
    expect(html.match(/<meta[^>]*description"[^>]*>/gu)).toEqual([
      '<meta data-of-recipe name="description" content="Shakshuka with Feta, as we make it.">',
      '<meta data-of-recipe property="og:description" content="Shakshuka with Feta, as we make it.">',
    ]);
    const url = "https://weekplate.example/recipe/shakshuka-with-feta";
    const picture = "https://weekplate.example/pictures/shakshuka-with-feta.webp";
    expect(html).toContain(`<link data-of-recipe rel="canonical" href="${url}">`);
    expect(
      Object.fromEntries([...html.matchAll(/property="(og:[^"]+)" content="([^"]*)"/gu)].map((m) => m.slice(1))),
    ).toEqual({
      "og:site_name": "Weekplate",
      "og:type": "article",
      "og:title": "Shakshuka with Feta",
      "og:description": "Shakshuka with Feta, as we make it.",
      "og:url": url,
      "og:image": picture,
      "og:image:width": "1200",
      "og:image:height": "900",
      "og:image:alt": "Shakshuka with Feta",
    });
    expect(JSON.parse(data)).toMatchObject({ "@type": "Recipe", name: "Shakshuka with Feta", url });
    expect(html).toContain(`<style nonce="${nonceOf(reply)}"></style>\n  </head><body></body></html>`);
  });

  it("describes a recipe without a description by what is in it, cut between two words", async () => {
    const { body } = await app.stranger.get("/recipe/long-soup");

    const [, description = ""] = /name="description" content="([^"]*)"/u.exec(String(body)) ?? [];
    expect(description).toBe(`${"100 g leek, ".repeat(13)}100…`);
  });

  it("keeps every text of a recipe text", async () => {
    const html = String((await app.stranger.get("/recipe/hostile")).body);
    const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gsu)];
    const shown = /<title>(.*?)<\/title>/su.exec(html)?.[1] ?? "";

    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.[1]).not.toMatch(/[<>\u2028]/u);
    const data: Record<string, unknown> = JSON.parse(scripts[0]?.[1] ?? "");
    expect([data["name"], data["recipeCuisine"]]).toEqual([HOSTILE, HOSTILE]);
    expect(data["recipeInstructions"]).toEqual([{ "@type": "HowToStep", text: HOSTILE }]);
    const text = shown.replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
    expect(text).toBe(`${HOSTILE} · Weekplate`);
    expect(html.match(/<(?!!doctype|\/?(?:html|head|body|title|meta|link|script|style)\b)/gu)).toBeNull();
  });

  it("is not sent again while it is the same, and then uses the nonce of the stored page", async () => {
    const path = "/recipe/shakshuka-with-feta";
    const [first, second] = [await app.stranger.get(path), await app.stranger.get(path)];
    const etag = first.headers.get("etag") ?? "";
    const ifNew = (value: string) => ({ headers: { "cache-control": "max-age=0", "if-none-match": value } });
    const again = await app.stranger.get(path, ifNew(etag));

    expect(second.headers.get("etag")).toBe(etag);
    expect(nonceOf(second)).not.toBe(nonceOf(first));
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    expect([again.status, again.body, again.headers.has("content-security-policy")]).toEqual([304, "", false]);
    expect(await app.stranger.get("/recipe/hostile", ifNew(etag))).toMatchObject({ status: 200 });
  });

  it("answers HEAD, also with a slash at the end", async () => {
    const { headers } = await app.stranger.get("/recipe/shakshuka-with-feta");
    const reply = await app.stranger.send("HEAD", { path: "/Recipe/shakshuka-with-feta/" });

    expect(reply).toMatchObject({ status: 200, body: "" });
    expect(reply.headers.get("etag")).toBe(headers.get("etag"));
  });

  it("is not for search engines where its secret link leads", async () => {
    const html = String((await app.stranger.get(`/shared/${LINK}`)).body);

    expect(html).toContain("<title>Shakshuka with Feta · Weekplate</title>");
    expect(html).toContain(`property="og:url" content="https://weekplate.example/shared/${LINK}"`);
    expect(html).toContain('property="og:image" content="https://weekplate.example/pictures/shakshuka-with-feta.webp"');
    expect(html).toContain('<meta data-of-recipe name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|ld\+json/u);
  });

  it.each([
    "/shared/link-of-old",
    "/shared/shakshuka-with-feta",
    `/recipe/${LINK}`,
    "/recipe/grey-gruel",
    "/recipe/%00",
    "/recipe/shakshuka-with-feta/cook",
    "/week",
  ])("has no metadata of a recipe at %s", async (path) => {
    const reply = await app.stranger.get(path);

    expect(reply.status).toBe(200);
    expect(String(reply.body)).toContain('name="description" content="Plan a week of meals');
    expect(String(reply.body)).not.toContain("data-of-recipe");
    expect(reply.headers.has("etag")).toBe(false);
  });
});

it("uses the address that the request was sent to where none is configured", async () => {
  const app = await start({ publicUrl: undefined });
  const { body } = await app.stranger.get("/recipe/shakshuka-with-feta");
  await app.close();

  expect(body).toContain(`rel="canonical" href="${app.url}/recipe/shakshuka-with-feta"`);
});

it.each([
  ["fails", () => Promise.reject(new Error("no connection"))],
  ["never ends", () => new Promise<undefined>(() => {})],
])("sends the plain page where the read %s", async (_what, findPublicRecipe) => {
  const logged: string[] = [];
  const logger = pino({ level: "error" }, { write: (line: string) => logged.push(line) });
  const app = await start({ findPublicRecipe, logger });
  const reply = await app.stranger.get("/recipe/shakshuka-with-feta");
  await app.close();

  expect(reply.status).toBe(200);
  expect(String(reply.body)).toContain("<title>Weekplate</title>");
  expect(logged).toHaveLength(1);
});

it("does not read recipes for an address beyond its rate limit, and sends it the plain page", async () => {
  let reads = 0;
  const rateLimits = { readsPerMinute: 9, writesPerMinute: 9, photosPerTenMinutes: 9, savePreferencesPerMinute: 9 };
  const app = await start({
    rateLimits: { ...rateLimits, addressReadsPerMinute: 2 },
    findPublicRecipe(id) {
      reads += 1;
      return find(id);
    },
  });
  const replies = [];
  for (let n = 0; n < 4; n += 1) replies.push(await app.stranger.get("/recipe/shakshuka-with-feta"));
  await app.close();

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(replies.map(({ headers }) => headers.has("etag"))).toEqual([true, true, false, false]);
  expect(reads).toBe(2);
});
