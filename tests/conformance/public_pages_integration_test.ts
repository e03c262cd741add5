import { beforeAll, describe, expect, it } from "vitest";
import { recipe } from "../../adapters/memory/people_and_recipes.ts";
import { PostgresRecipeStore } from "../../adapters/postgres/recipe/recipe_store.ts";
import { goulash } from "./spec_cookbook_calls.ts";
import { productForFile } from "./testing/product.ts";
import { formOf, SMALL_PHOTO } from "./testing/spec_stage.ts";

// Pages for programs without a session and without scripts: search engines, and chats that preview a link.

const PUBLIC_URL = "https://weekplate.example";
const HOSTILE = `</script><script>alert("1")</script>\u2028</title><img src=x onerror=alert(1)> & 'soup'`;
const asPage = { headers: { accept: "text/html" } };
const product = productForFile({ settings: { PUBLIC_URL } });

beforeAll(async () => {
  const hostile = recipe({ id: "hostile-soup", name: HOSTILE, description: HOSTILE, steps: [HOSTILE] });
  await new PostgresRecipeStore(product.knex).putAll([hostile]);
});

async function read(path: string) {
  const { status, headers, body } = await product.stranger.get(path, asPage);
  const html = String(body);
  const [, data] = /<script[^>]* type="application\/ld\+json">(.*?)<\/script>/su.exec(html) ?? [];
  return {
    status,
    headers,
    html,
    titles: [...html.matchAll(/<title>(.*?)<\/title>/gsu)].map(([, title = ""]) => title),
    data: data === undefined ? undefined : (JSON.parse(data) as Record<string, unknown>),
  };
}

/** The paths in a file of the site map. */
async function listed(path: string): Promise<string[]> {
  const { body } = await product.stranger.get(path);
  return [...String(body).matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address = ""]) => address.replace(PUBLIC_URL, ""));
}

async function siteMap(): Promise<string[]> {
  return (await Promise.all((await listed("/sitemap.xml")).map(listed))).flat();
}

describe("the site map", () => {
  it("is named by robots.txt, and has every page that anyone may read once", async () => {
    const robots = await product.stranger.get("/robots.txt");
    const index = await product.stranger.get("/sitemap.xml");
    const recipes = await product.knex("recipe").select<{ id: string }[]>("id");

    expect(robots.body).toContain(`\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`);
    expect(index.headers.get("cache-control")).toBe("public, max-age=3600");
    const expected = ["/", "/login", ...recipes.map(({ id }) => `/recipe/${id}`)];
    expect(expected).toContain("/recipe/hostile-soup");
    expect((await siteMap()).toSorted()).toEqual(expected.toSorted());
  });
});

describe("GET /api/recipe/{id}/export", () => {
  it("is a file that says the same as the page", async () => {
    const path = "/api/recipe/shakshuka-with-feta/export";
    const { headers, body } = await product.stranger.get(`${path}?format=schema`);
    const page = await read("/recipe/shakshuka-with-feta");

    expect(headers.get("content-type")).toBe("application/ld+json");
    expect(headers.get("content-disposition")).toContain('attachment; filename="shakshuka-with-feta.json"');
    const { name, url, image, recipeIngredient } = page.data ?? {};
    expect(typeof body === "string" ? JSON.parse(body) : body).toMatchObject({ name, url, image, recipeIngredient });
    expect((await product.stranger.send("HEAD", { path: `${path}?format=text` })).body).toBe("");
  });
});

describe("the first response of a recipe's page", () => {
  it("says what the recipe is, as the API does", async () => {
    const { body } = await product.stranger.get("/api/recipe/shakshuka-with-feta");
    const { recipe: shown } = body as { recipe: { name: string; instructions: string[]; ingredientGroups: object[] } };
    const page = await read("/recipe/shakshuka-with-feta");

    expect(page.titles).toEqual([`${shown.name} · Weekplate`]);
    expect(page.html.match(/name="description"/gu)).toHaveLength(1);
    expect(page.html).toContain(`rel="canonical" href="${PUBLIC_URL}/recipe/shakshuka-with-feta"`);
    expect(page.html).toContain(`property="og:image" content="${PUBLIC_URL}/pictures/shakshuka-with-feta.webp"`);
    expect(page.data).toMatchObject({
      name: shown.name,
      recipeIngredient: shown.ingredientGroups.flatMap((group) => (group as { items: string[] }).items),
      recipeInstructions: shown.instructions.map((text) => ({ text })),
    });
    expect(page.data).not.toHaveProperty("aggregateRating");
  });

  it("has the mean of its ratings as soon as there is one", async () => {
    const cook = await product.join("Kwame of Accra");
    await cook.client.put("/api/recipe/falafel-plate-with-hummus/rating", {
      json: { firebaseUid: cook.uid, value: 4 },
    });

    expect((await read("/recipe/falafel-plate-with-hummus")).data?.["aggregateRating"]).toEqual({
      "@type": "AggregateRating",
      ratingValue: 4,
      ratingCount: 1,
    });
  });

  it("says of an own recipe what it is only while a post publishes it, not to its owner either", async () => {
    const cook = await product.join("Ama of Kumasi");
    const { body } = await cook.client.post("/api/own-recipes", { json: { recipe: { ...goulash, name: HOSTILE } } });
    const path = `/recipe/${(body as { id: string }).id}`;
    const text = { mealName: "Goulash", ingredients: "beef", instructions: "Simmer.", recipeId: path.split("/")[2] };
    const titleFor = async (client: typeof cook.client) => {
      const { body: html } = await client.get(path, asPage);
      return /<title>(.*?)<\/title>/su.exec(String(html))?.[1];
    };

    expect([await titleFor(product.stranger), await titleFor(cook.client)]).toEqual(["Weekplate", "Weekplate"]);
    await cook.client.post("/api/community-posts", { form: formOf({ ...text, photo: SMALL_PHOTO }) });
    const page = await read(path);
    expect(page.data).toMatchObject({ name: HOSTILE });
    expect(page.titles).toHaveLength(1);
    expect(page.html).not.toContain("<img");
    expect(await siteMap()).not.toContain(path);
  });
});
