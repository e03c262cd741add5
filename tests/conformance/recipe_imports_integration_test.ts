import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OwnRecipeReply } from "../../wire/own_recipes.ts";
import type { ReadPageReply } from "../../wire/recipe_imports.ts";
import { type Cook, type Product, startProduct } from "./testing/product.ts";
import { SMALL_PHOTO } from "./testing/spec_stage.ts";

// Recipes that come from elsewhere.

const PAGE = `<!doctype html><html lang="en"><head><title>Leek Soup | Soups</title><script type="application/ld+json">
  {"@context":"https://schema.org","@type":"Recipe","name":"Leek Soup","recipeYield":"4","image":"/soup.jpg",
   "recipeIngredient":["2 leeks","1 l water"],"recipeInstructions":["Slice the leeks.","Boil them in the water."]}
  </script></head><body><h1>Leek Soup</h1></body></html>`;

const OPEN_PAGES_ONLY = "Only pages that are open to everyone on the internet can be read.";

const photo = Buffer.from(await SMALL_PHOTO.arrayBuffer());
const site = createServer(({ url }, response) => {
  const [type, content] = url === "/soup.jpg" ? ["image/jpeg", photo] : ["text/html; charset=utf-8", PAGE];
  response.setHeader("content-type", type);
  response.end(content);
});
let address: string;
let product: Product;
let maya: Cook & { userId: number };

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  address = `http://${host}/leek-soup`;
  product = await startProduct({ settings: { IMPORT_ALLOW_HOSTS: host, RATE_LIMITS: "off" } });
  maya = await product.join("Maya Lindqvist");
});
afterAll(async () => {
  await product.stop();
  site.close();
});

describe("a web page", () => {
  const read = (json: object) => maya.client.post("/api/recipe-imports/page", { json });

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
