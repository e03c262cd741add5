import { beforeAll, expect, it, vi } from "vitest";
import { readRecipeFile } from "../../adapters/recipe_files/mod.ts";
import type { PostMealReply } from "../../wire/community/post_meal.ts";
import type { OwnRecipeReply } from "../../wire/cookbook/own_recipes.ts";
import type { RecipeDetailWire } from "../../wire/recipe/get_recipe.ts";
import { goulash } from "./spec_cookbook_calls.ts";
import { type Cook, productForFile } from "./testing/product.ts";
import { formOf, SMALL_PHOTO } from "./testing/spec_stage.ts";

// Own recipes as the rest of the product sees them.

const product = productForFile();
let maya: Cook & { userId: number };
let tomas: Cook & { userId: number };

beforeAll(async () => {
  [maya, tomas] = [await product.join("Maya Lindqvist"), await product.join("Tomás Herrera")];
});

async function written(changes: object = {}): Promise<OwnRecipeReply> {
  const { body } = await maya.client.post("/api/own-recipes", { json: { recipe: { ...goulash, ...changes } } });
  return body as OwnRecipeReply;
}

it("is a full recipe: it is read, planned, shopped for, favoured and deleted", async () => {
  const lines = ["800 g beef", "3 onions, sliced", "1 tsp grandma's secret mix", "kitchen twine"];
  const ingredients = [{ lines: lines.map((text) => ({ text, ...(text === "kitchen twine" && { food: null }) })) }];
  const { id, read } = await written({ ingredients });

  expect(read.groups[0]?.lines.map(({ food }) => food?.key)).toEqual(["beef", "onion", undefined, undefined]);
  expect(read.nutrition).toMatchObject({ linesKnown: 2, linesOfFood: 3 });
  expect(read.allergenGroups.free).toEqual([]);
  const page = (await maya.client.get(`/api/recipe/${id}`)).body as { recipe: RecipeDetailWire };
  expect(page.recipe).toMatchObject({ name: goulash.name, numberOfServings: 4, totalTime: "" });
  expect(page.recipe.ingredientGroups[0]?.items).toEqual(lines);
  expect(page.recipe.allergenGroups.free).toEqual([]);

  const meal = { day: "Friday", time: "Dinner", date: "2030-01-07", meal: { id } };
  expect(await maya.client.post("/api/save-meal", { json: meal })).toMatchObject({ status: 200 });
  expect(await maya.client.put(`/api/recipe/${id}/favourite`)).toMatchObject({ status: 200 });
  expect((await maya.client.get("/api/favourites")).body).toMatchObject({ recipes: [{ id }] });
  await maya.client.put("/api/shopping-list/days", { json: { days: ["2030-01-11"] } });
  const list = JSON.stringify((await maya.client.get("/api/shopping-list", { query: { today: "2030-01-07" } })).body);
  for (const food of ["beef", "onion", "grandma's secret mix"]) expect(list).toContain(food);

  expect(await maya.client.delete(`/api/own-recipes/${id}`)).toMatchObject({ status: 204 });
  expect(await maya.client.delete(`/api/own-recipes/${id}`)).toMatchObject({ status: 204 });
  expect((await maya.client.get("/meal-plans", { query: { targetDate: "2030-01-07" } })).body).toEqual([]);
  expect((await maya.client.get("/api/favourites")).body).toMatchObject({ recipes: [] });
});

// #recipe-own-private
it("is nothing to other people, by any call", async () => {
  const { id } = await written();
  const meal = { day: "Friday", time: "Dinner", date: "2030-01-07", meal: { id } };
  const form = formOf({ mealName: "G", ingredients: "x", instructions: "y", photo: SMALL_PHOTO, recipeId: id });
  const attempts = {
    page: await tomas.client.get(`/api/recipe/${id}`),
    stranger: await product.stranger.get(`/api/recipe/${id}`),
    own: await tomas.client.get(`/api/own-recipes/${id}`),
    plan: await tomas.client.post("/api/save-meal", { json: meal }),
    favourite: await tomas.client.put(`/api/recipe/${id}/favourite`),
    opinion: await tomas.client.get(`/api/recipe/${id}/opinion`),
    cooked: await tomas.client.get(`/api/recipe/${id}/cooked`, { query: { portions: "2" } }),
    copy: await tomas.client.post("/api/own-recipes", { json: { recipe: goulash, copyOf: id } }),
    change: await tomas.client.put(`/api/own-recipes/${id}`, { json: { recipe: goulash, version: 1, isShared: true } }),
  };

  expect(Object.entries(attempts).filter(([, { status }]) => status !== 404)).toEqual([]);
  expect(await tomas.client.post("/api/community-posts", { form })).toMatchObject({ status: 400 });
  expect(await tomas.client.delete(`/api/own-recipes/${id}`)).toMatchObject({ status: 204 });
  expect(await maya.client.get(`/api/own-recipes/${id}`)).toMatchObject({ status: 200 });
});

it("is published with a post, and private again without it", async () => {
  const { id } = await written();
  const { body } = await maya.client.post(`/api/own-recipes/${id}/photos`, { form: formOf({ photo: SMALL_PHOTO }) });
  const photo = (body as OwnRecipeReply).photos[0]?.url ?? "";
  expect(await maya.client.get(photo)).toMatchObject({ status: 200 });
  expect(await tomas.client.get(photo)).toMatchObject({ status: 404 });
  const text = { mealName: "Goulash", ingredients: "beef", instructions: "Simmer.", recipeId: id };
  const post = await maya.client.post("/api/community-posts", { form: formOf({ ...text, photo: SMALL_PHOTO }) });

  for (const client of [tomas.client, product.stranger]) {
    expect(await client.get(`/api/recipe/${id}`)).toMatchObject({
      status: 200,
      body: { recipe: { mainImage: photo } },
    });
    expect(await client.get(photo)).toMatchObject({ status: 200 });
  }
  const other = await tomas.client.post("/api/community-posts", { form: formOf({ ...text, photo: SMALL_PHOTO }) });
  expect((other.body as PostMealReply).post).toMatchObject({ recipeName: goulash.name });
  expect((other.body as PostMealReply).post.recipe).toBeUndefined();
  await maya.client.delete(`/api/community-posts/${(post.body as { post: { id: number } }).post.id}`);
  expect(await tomas.client.get(`/api/recipe/${id}`)).toMatchObject({ status: 404 });
  expect(await tomas.client.get(photo)).toMatchObject({ status: 404 });
});

// The first drawing loads the code that draws.
it("gets a drawn plate, until it has a photo", { timeout: 120_000 }, async () => {
  const lines = ["1 kg tomatoes", "1 onion", "500 ml vegetable stock", "basil"].map((text) => ({ text }));
  const { id } = await written({ name: "Tomato Soup", ingredients: [{ lines }], tags: ["Soup"] });
  const picture = async () => {
    const { body } = await maya.client.get(`/api/recipe/${id}`);
    return (body as { recipe: RecipeDetailWire }).recipe.mainImage;
  };

  const plate = await vi.waitUntil(async () => [await picture()].find((each) => each.startsWith("/photos/")), {
    timeout: 90_000,
    interval: 200,
  });
  expect(await maya.client.get(plate)).toMatchObject({ status: 200 });
  expect(await tomas.client.get(plate)).toMatchObject({ status: 404 });
  const { body } = await maya.client.post(`/api/own-recipes/${id}/photos`, { form: formOf({ photo: SMALL_PHOTO }) });
  expect(await picture()).toBe((body as OwnRecipeReply).photos[0]?.url);
});

// #recipe-own-link
it("is read by its secret link, until the link is replaced or ended", async () => {
  const { id } = await written();
  const photos = await maya.client.post(`/api/own-recipes/${id}/photos`, { form: formOf({ photo: SMALL_PHOTO }) });
  const photo = (photos.body as OwnRecipeReply).photos[0]?.url ?? "";
  const makeLink = async () => {
    const { body } = await maya.client.post(`/api/own-recipes/${id}/link`);
    return (body as { path: string }).path.replace("/shared/", "/api/recipe/");
  };
  const statuses = async (...paths: string[]) =>
    (await Promise.all(paths.map((path) => product.stranger.get(path)))).map(({ status }) => status);
  const first = await makeLink();

  expect(await statuses(first, photo, `/api/recipe/${id}`)).toEqual([200, 200, 404]);
  expect(await tomas.client.post(`/api/own-recipes/${id}/link`)).toMatchObject({ status: 404 });
  const second = await makeLink();
  expect(await statuses(first, second)).toEqual([404, 200]);
  const share = `/api/own-recipes/${id}/link`;
  expect(await maya.client.put(share)).toMatchObject({ body: { path: second.replace("/api/recipe/", "/shared/") } });
  expect(await tomas.client.put(share)).toMatchObject({ status: 404 });
  expect(await maya.client.get(`/api/own-recipes/${id}`)).toMatchObject({ body: { hasLink: true, isPublic: false } });
  expect(await maya.client.delete(`/api/own-recipes/${id}/link`)).toMatchObject({ status: 204 });
  expect(await statuses(second, photo)).toEqual([404, 404]);
});

it("leaves out half of a character, which cannot be stored", async () => {
  const { recipe } = await written({ name: "Half \uD83C Goulash", steps: ["Stir \uDF72 well."] });

  expect(recipe).toMatchObject({ name: "Half  Goulash", steps: ["Stir  well."] });
});

it("keeps markup as text, and a food that the cook chose", async () => {
  const name = "<script>alert(1)</script>";
  const ingredients = [{ title: name, lines: [{ text: "500 g <b>flour</b>", food: "rye-flour" }] }];
  const { id, recipe, read } = await written({ name, ingredients, steps: [name], tags: [name] });

  expect(recipe).toMatchObject({ name, ingredients, steps: [name], tags: [name] });
  expect(read.groups[0]?.lines[0]).toMatchObject({ food: { key: "rye-flour" }, isChosen: true, grams: 500 });
  expect(read.allergenGroups.contains.map(({ allergen }) => allergen)).toEqual(["gluten"]);
  expect(await maya.client.get(`/api/own-recipes/${id}`)).toMatchObject({ body: { recipe } });
});

// #recipe-own-lossless
it("is in the zip of all recipes, and can be imported from there as it was", async () => {
  const source = { name: "Grandma", url: "https://recipes.example/goulash?a=1&b=2" };
  const { id, recipe } = await written({ name: "Goulash to take along", source, notes: ["Better\n\ntomorrow."] });
  await maya.client.post(`/api/own-recipes/${id}/photos`, { form: formOf({ photo: SMALL_PHOTO }) });

  const reply = await fetch(`${product.url}/api/account/recipes`, {
    headers: { authorization: `Bearer ${maya.token}` },
  });
  expect(reply.headers.get("content-disposition")).toBe('attachment; filename="weekplate-recipes.zip"');
  const read = [...readRecipeFile(new Uint8Array(await reply.arrayBuffer()), "weekplate-recipes.zip")];
  const pictures = [{ bytes: expect.any(Uint8Array) }];
  const own = { id, createdAt: expect.any(String), isShared: false };
  expect(read).toContainEqual({ ok: { recipe, pictures, doubts: [], isFavourite: false, own } });
});

it("can be saved as a file by its readers alone", async () => {
  const { id, recipe } = await written({ portions: undefined });
  const path = `/api/recipe/${id}/export?format=cooklang`;

  const { body } = await maya.client.get(path);
  expect([...readRecipeFile(new TextEncoder().encode(String(body)), "x.cook")]).toMatchObject([{ ok: { recipe } }]);
  expect(await tomas.client.get(path)).toMatchObject({ status: 404 });
  expect(await product.stranger.get(path)).toMatchObject({ status: 404 });
});
