import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { readRecipeFile } from "./read_recipe_file.ts";
import { json, picture } from "./testing/sample_files.ts";

const soup = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Tomato soup",
  url: "https://recipes.example/soup",
  image: "/soup.jpg",
  recipeYield: 4,
  prepTime: "PT0H10M",
  keywords: "soups,quick",
  recipeIngredient: ["500 g tomatoes", "1 onion"],
  recipeInstructions: ["Fry the onion.", "Add the tomatoes."],
};
const recipe = {
  name: "Tomato soup",
  portions: 4,
  prepMinutes: 10,
  ingredients: [{ lines: [{ text: "500 g tomatoes" }, { text: "1 onion" }] }],
  steps: ["Fry the onion.", "Add the tomatoes."],
  notes: [],
  source: { url: "https://recipes.example/soup" },
  tags: ["soups", "quick"],
};

it.each([
  ["one recipe", soup],
  ["a list", [soup]],
  ["a graph", { "@graph": [{ "@type": "WebSite" }, soup] }],
])("reads JSON of schema.org with %s", (_what, value) => {
  expect([...readRecipeFile(json(value), "recipes.json")]).toEqual([
    { ok: { recipe, pictures: [{ url: "https://recipes.example/soup.jpg" }], doubts: [] } },
  ]);
});

it("reads the folders of Nextcloud Cookbook with their pictures, and rejects a recipe without a name", () => {
  const zip = zipSync({
    "Recipes/Soup/full.jpg": picture,
    "Recipes/Soup/thumb.jpg": new Uint8Array(1),
    "Recipes/Soup/recipe.json": json(soup),
    "Recipes/Bread/recipe.json": json({ ...soup, name: "" }),
  });

  expect([...readRecipeFile(zip, "Recipes.zip")]).toEqual([
    { ok: { recipe, pictures: [{ bytes: picture }], doubts: [] } },
    { name: "Recipes/Bread/recipe.json", rejected: "The recipe has no name." },
  ]);
});
