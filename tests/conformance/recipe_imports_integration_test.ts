import { unzipSync, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type ServedApp, serveApp } from "../../adapters/http/testing/serve_app.ts";
import { writeCooklang } from "../../adapters/recipe_files/mod.ts";
import type { OwnRecipeReply } from "../../wire/cookbook/own_recipes.ts";
import type { ListImportResultsReply, ReadPageReply, RecipeImportWire } from "../../wire/cookbook/recipe_imports.ts";
import { type Cook, type Product, startProduct } from "./testing/product.ts";
import { SMALL_PHOTO } from "./testing/spec_stage.ts";

// Recipes that come from elsewhere.

const PAGE = `<!doctype html><html lang="en"><head><title>Leek Soup | Soups</title><script type="application/ld+json">
  {"@context":"https://schema.org","@type":"Recipe","name":"Leek Soup","recipeYield":"4","image":"/soup.jpg",
   "recipeIngredient":["2 leeks","1 l water"],"recipeInstructions":["Slice the leeks.","Boil them in the water."]}
  </script></head><body><h1>Leek Soup</h1></body></html>`;

const OPEN_PAGES_ONLY = "Only pages that are open to everyone on the internet can be read.";

const photo = Buffer.from(await SMALL_PHOTO.arrayBuffer());
let site: ServedApp;
let address: string;
let product: Product;
let maya: Cook & { userId: number };

beforeAll(async () => {
  site = await serveApp(({ url }, response) => {
    const [type, content] = url === "/soup.jpg" ? ["image/jpeg", photo] : ["text/html; charset=utf-8", PAGE];
    response.setHeader("content-type", type);
    response.end(content);
  });
  const { host } = new URL(site.url);
  address = `${site.url}/leek-soup`;
  product = await startProduct({ settings: { IMPORT_ALLOW_HOSTS: host, RATE_LIMITS: "off" } });
  maya = await product.join("Maya Lindqvist");
});
afterAll(async () => {
  await product.stop();
  await site.close();
});

describe("a web page", () => {
  const read = (json: object) => maya.client.post("/api/recipe-imports/page", { json });

  // #recipe-own-source
  it("is read by its address, stored with its picture, and known the next time", async () => {
    const { body } = await read({ url: address });
    const { recipe, pictures, duplicates } = body as ReadPageReply;
    expect(recipe).toMatchObject({ name: "Leek Soup", portions: 4, source: { url: address } });
    expect(pictures).toEqual([new URL("/soup.jpg", address).href]);
    expect(duplicates).toEqual([]);

    const added = (await maya.client.post("/api/own-recipes", { json: { recipe, pictures } })).body as OwnRecipeReply;
    expect(added.photos).toHaveLength(1);
    const known = [{ id: added.id, name: "Leek Soup" }];
    expect(await read({ url: `${address}/#print` })).toMatchObject({ status: 200, body: { duplicates: known } });
    expect(await read({ text: PAGE })).toMatchObject({ status: 200, body: { duplicates: known } });
  });

  it("is refused with the reason, and a person's pages are fetched one after the other", async () => {
    const inwards = await read({ url: "http://127.0.0.1/" });
    expect(inwards).toMatchObject({ status: 422, body: { code: "page_not_fetched", message: OPEN_PAGES_ONLY } });
    const together = await Promise.all(Array.from({ length: 6 }, () => read({ url: address })));
    expect(together.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 503, 503, 503]);
  });
});

// A server that stops may leave a recipe to its lease of 30 s, and a busy machine takes its time for 110.
describe("a file", { timeout: 300_000 }, () => {
  const sent = (name: string, bytes: Uint8Array<ArrayBuffer>, whenKnown?: "update") => {
    const form = new FormData();
    if (whenKnown) form.append("whenKnown", whenKnown);
    form.append("file", new Blob([bytes]), name);
    return maya.client.post("/api/recipe-imports", { form });
  };
  const imports = async () =>
    ((await maya.client.get("/api/recipe-imports")).body as { imports: RecipeImportWire[] }).imports;
  const importOf = async (id: string) => (await imports()).find((each) => each.id === id);
  const ended = (id: string) =>
    vi.waitUntil(async () => [await importOf(id)].find((each) => each?.state === "finished"), {
      timeout: 200_000,
      interval: 100,
    });
  async function resultsOf(id: string): Promise<ListImportResultsReply["results"]> {
    const all: ListImportResultsReply["results"] = [];
    let cursor: string | null = "0";
    while (cursor !== null) {
      const { body } = await maya.client.get(`/api/recipe-imports/${id}/results`, { query: { cursor } });
      const page = body as ListImportResultsReply;
      all.push(...page.results);
      cursor = page.nextCursor;
    }
    return all;
  }
  const countOwn = async () => Number((await product.knex("own_recipe").count({ count: "*" }).first())?.["count"]);

  const cook = (name: string, lines: readonly string[]) =>
    writeCooklang({
      name,
      portions: 2,
      ingredients: [{ lines: lines.map((text) => ({ text })) }],
      steps: ["Cook everything until done."],
      notes: [],
      tags: [],
    });

  it("of more recipes than a page shows is imported across a restart, paused, reported one by one, and undone", async () => {
    const before = await countOwn();
    const text = new TextEncoder();
    const files = Object.fromEntries(
      Array.from({ length: 108 }, (_, index) => [
        `${index}.cook`,
        text.encode(cook(`Soup ${index}`, ["2 leeks", "1 l water"])),
      ]),
    );
    const zip = zipSync({
      ...files,
      "0.jpg": new Uint8Array(photo),
      "1.jpg": text.encode("no picture"),
      "again.cook": text.encode(cook("SOUP 7", ["1 l water", "3 leeks"])),
      "bad.json": text.encode('{"@type":"Recipe"'),
    });
    const { status, body } = await sent("Family Soups.zip", zip);
    expect({ status, body }).toMatchObject({ status: 200, body: { fileName: "Family Soups.zip", total: 110 } });
    const { id } = body as RecipeImportWire;

    expect(await sent("More.zip", zip)).toMatchObject({ status: 409, body: { code: "import_running" } });
    const paused = await maya.client.put(`/api/recipe-imports/${id}`, { json: { state: "paused" } });
    expect(paused).toMatchObject({ status: 200, body: { id, state: "paused" } });
    await product.restart();
    expect(await importOf(id)).toMatchObject({ state: "paused" });
    await maya.client.put(`/api/recipe-imports/${id}`, { json: { state: "running" } });
    await product.restart();
    await ended(id);

    expect(await importOf(id)).toMatchObject({ imported: 107, doubtful: 1, duplicates: 1, rejected: 1, total: 110 });
    const results = await resultsOf(id);
    const resultOf = (name: string) => results.find((each) => each.name === name);
    expect(results).toHaveLength(110);
    expect(await countOwn()).toBe(before + 108);
    expect(resultOf("Soup 1")).toMatchObject({ outcome: "doubtful", reasons: ["A picture could not be read."] });
    expect(resultOf("SOUP 7")).toMatchObject({ outcome: "duplicate", recipeId: resultOf("Soup 7")?.recipeId });
    expect(resultOf("bad.json")).toMatchObject({ outcome: "rejected", recipeId: null });
    const soup = (await maya.client.get(`/api/own-recipes/${resultOf("Soup 0")?.recipeId}`)).body as OwnRecipeReply;
    expect(soup).toMatchObject({ isShared: false, recipe: { name: "Soup 0" }, photos: [{}] });

    const { recipe, isShared, version } = soup;
    const changed = { recipe: { ...recipe, name: "Soup of Mine" }, isShared, version };
    await maya.client.put(`/api/own-recipes/${soup.id}`, { json: changed });
    const undone = await maya.client.delete(`/api/recipe-imports/${id}`);
    expect(undone).toMatchObject({
      status: 200,
      body: { id, state: "undone", imported: 107, undone: { removed: 107, restored: 0, left: 1 } },
    });
    expect(await countOwn()).toBe(before + 1);
    expect((await resultsOf(id)).filter(({ recipeId }) => recipeId !== null).map(({ name }) => name)).toEqual([
      "Soup 0",
    ]);
  });

  it("of another program is imported, and other people do not see it", async () => {
    const recipes = ["Rice Pudding", "Porridge"].map((name) => ({
      name,
      description: "Stir well.",
      items: [{ name: "milk", description: "1 l", optional: false }],
      yields: 2,
      tags: [],
    }));
    const { body } = await sent("kitchenowl.json", new Uint8Array(Buffer.from(JSON.stringify({ recipes }))));
    const { id } = body as RecipeImportWire;
    await ended(id);
    const tomas = await product.join("Tomás Herrera");
    const headers = { authorization: `Bearer ${maya.token}` };
    const everything = await fetch(`${product.url}/api/account/data`, { headers });
    const { "data.json": json } = unzipSync(new Uint8Array(await everything.arrayBuffer()));
    const data = JSON.parse(new TextDecoder().decode(json)) as { recipeImports: object[] };
    expect(data.recipeImports.at(-1)).toMatchObject({
      fileName: "kitchenowl.json",
      state: "finished",
      results: [{ name: "Rice Pudding", outcome: "imported", reasons: [] }, { name: "Porridge" }],
    });

    expect((await resultsOf(id)).map(({ name, recipeId }) => [name, recipeId !== null])).toEqual([
      ["Rice Pudding", true],
      ["Porridge", true],
    ]);
    for (const call of [
      () => tomas.client.get(`/api/recipe-imports/${id}/results`),
      () => tomas.client.put(`/api/recipe-imports/${id}`, { json: { state: "paused" } }),
      () => tomas.client.delete(`/api/recipe-imports/${id}`),
    ])
      expect(await call()).toMatchObject({ status: 404, body: { code: "import_not_found" } });
    expect((await tomas.client.get("/api/recipe-imports")).body).toEqual({ imports: [] });
  });

  // #recipe-own-lossless
  it("with everything of a person is imported by another one as it was", async () => {
    const ingrid = await product.join("Ingeborg Vik");
    const recipe = {
      name: "Fårikål",
      description: "For a @cold #day.",
      portions: 4,
      totalMinutes: 150,
      ingredients: [
        { lines: [{ text: "1 kg lamb" }, { text: "1 cabbage, in wedges" }] },
        { title: "To serve", lines: [{ text: "8 potatoes" }, { text: "twine", food: null }] },
      ],
      steps: ["Layer {meat} and cabbage.", "Simmer until soft."],
      notes: ["Better on the next day."],
      source: { name: "Grandmother", url: "https://example.com/farikal" },
      tags: ["Dinner"],
    };
    const { body: added } = await ingrid.client.post("/api/own-recipes", { json: { recipe, isShared: true } });
    const { id: recipeId } = added as OwnRecipeReply;
    await ingrid.client.put(`/api/recipe/${recipeId}/rating`, { json: { value: 4 } });
    await ingrid.client.put(`/api/recipe/${recipeId}/favourite`);
    const form = new FormData();
    form.append("photo", SMALL_PHOTO, "photo.jpg");
    await ingrid.client.post(`/api/own-recipes/${recipeId}/photos`, { form });
    const zip = await fetch(`${product.url}/api/account/recipes`, {
      headers: { authorization: `Bearer ${ingrid.token}` },
    });
    const bytes = new Uint8Array(await zip.arrayBuffer());
    const { body } = await sent("weekplate-recipes.zip", bytes);
    const { id } = body as RecipeImportWire;
    await ended(id);

    const results = await resultsOf(id);
    expect(results).toMatchObject([{ name: "Fårikål", outcome: "imported", reasons: [] }]);
    const path = `/api/own-recipes/${results[0]?.recipeId}`;
    const { body: imported } = await maya.client.get(path);
    expect(imported).toMatchObject({ recipe, isShared: true, photos: [{}] });
    const opinion = await maya.client.get(`/api/recipe/${results[0]?.recipeId}/rating`);
    expect(opinion.body).toEqual({ value: 4, favourite: true });

    const json = { recipe: { ...recipe, steps: ["Ask grandmother."] }, isShared: false, version: 1 };
    expect(await maya.client.put(path, { json })).toMatchObject({ status: 200 });
    const { body: again } = await sent("weekplate-recipes.zip", bytes, "update");
    await ended((again as RecipeImportWire).id);
    expect(await importOf((again as RecipeImportWire).id)).toMatchObject({ duplicates: 1, updated: 1 });
    expect((await maya.client.get(path)).body).toMatchObject({ recipe, isShared: false, version: 3, photos: [{}] });

    // #recipe-own-undo
    const undone = await maya.client.delete(`/api/recipe-imports/${(again as RecipeImportWire).id}`);
    expect(undone.body).toMatchObject({ state: "undone", undone: { removed: 0, restored: 1, left: 0 } });
    expect((await maya.client.get(path)).body).toMatchObject({ ...json, version: 4, photos: [{}] });
  });

  it("that is too large is refused as one", async () => {
    const long = new TextEncoder().encode("Boil @water{}. ".repeat(70_000));
    expect(await sent("long.cook", long)).toMatchObject({
      status: 413,
      body: { code: "import_too_large", message: "The recipe is too long: at most 1 MB can be read." },
    });
  });

  it("that cannot be read is refused with the reason, and does not keep the next one waiting", async () => {
    for (const name of ["photo.jpg", "other.jpg"]) {
      expect(await sent(name, new Uint8Array(photo))).toMatchObject({
        status: 400,
        body: { code: "file_not_read", message: "Weekplate does not know this kind of file.", field: "file" },
      });
    }
  });
});
