import { afterAll, beforeAll, expect, it } from "vitest";
import { calendarDate } from "../../../core/shared/mod.ts";
import { MemoryPhotoStorage } from "../../memory/community/photo_storage.ts";
import { MemoryOwnRecipeStore } from "../../memory/cookbook/own_recipe_store.ts";
import { FixedClock } from "../../memory/fixed_clock.ts";
import { MemoryHouseholdStore } from "../../memory/household/household_store.ts";
import { recipe } from "../../memory/people_and_recipes.ts";
import { MemoryOpinionStore } from "../../memory/recipe/opinion_store.ts";
import { MemoryRecipePages } from "../../memory/recipe/recipe_pages.ts";
import { MemoryRecipeStore } from "../../memory/recipe/recipe_store.ts";
import { readRecipeFile } from "../../recipe_files/mod.ts";
import { type MemoryApp, startMemoryApp } from "../testing/memory_app.ts";
import { exportRoutes } from "./export_routes.ts";

let app: MemoryApp;

beforeAll(async () => {
  const line = { food: "chestnut", foodName: "chestnut", text: "500 g chestnuts", optional: false, principal: true };
  const soup = recipe({
    id: "creme-de-marrons",
    name: "Crème de marrons: “douce”\r\n",
    mainImage: "/pictures/marrons.webp",
    ingredientGroups: [{ title: undefined, items: [line] }],
    steps: ["Cook @ 90 °C."],
  });
  const recipes = new MemoryRecipeStore([soup]);
  const opinions = new MemoryOpinionStore(recipes);
  const pages = new MemoryRecipePages(recipes, opinions);
  const clock = new FixedClock(calendarDate("2026-11-23"));
  const ownRecipes = new MemoryOwnRecipeStore({ recipes, households: new MemoryHouseholdStore(), people: [], clock });
  const ports = { pages, ownRecipes, opinions, photoStorage: new MemoryPhotoStorage(clock) };
  app = await startMemoryApp({ routes: exportRoutes(ports, { publicUrl: "https://weekplate.example" }) });
});
afterAll(() => app.close());

const exported = async (format: string) => {
  const response = await fetch(`${app.url}/api/recipe/creme-de-marrons/export?format=${format}`);
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
};

it.each([
  ["cooklang", "cook", "text/plain; charset=utf-8"],
  ["schema", "json", "application/ld+json"],
  ["text", "txt", "text/plain; charset=utf-8"],
])("saves a recipe as %s under its name", async (format, ending, type) => {
  const { headers, bytes } = await exported(format);

  expect(headers.get("content-type")).toBe(type);
  expect(headers.get("content-disposition")).toBe(
    `attachment; filename="creme-de-marrons.${ending}"; filename*=UTF-8''Cr%C3%A8me%20de%20marrons%20douce.${ending}`,
  );
  expect(new TextDecoder().decode(bytes)).toContain("chestnuts");
});

it.each(["cooklang", "schema"])("saves as %s what can be imported as it was", async (format) => {
  const { bytes } = await exported(format);
  const { body } = await app.stranger.get("/api/recipes/creme-de-marrons/written");

  expect([...readRecipeFile(bytes, "recipe.cook")]).toMatchObject([
    { ok: { recipe: (body as { recipe: object }).recipe } },
  ]);
});

it("names the page and its pictures in JSON", async () => {
  const { bytes } = await exported("schema");

  expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({
    url: "https://weekplate.example/recipe/creme-de-marrons",
    image: ["https://weekplate.example/pictures/marrons.webp"],
  });
});

it("refuses other formats, and what is not there", async () => {
  expect(await app.stranger.get("/api/recipe/creme-de-marrons/export?format=pdf")).toMatchObject({ status: 400 });
  expect(await app.stranger.get("/api/recipe/grey-gruel/export?format=text")).toMatchObject({ status: 404 });
});
