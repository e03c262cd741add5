import { assert, property } from "fast-check";
import { expect, it } from "vitest";
import { readRecipeFile } from "./read_recipe_file.ts";
import { anyWrittenRecipe } from "./testing/any_written_recipe.ts";
import { writeSchemaOrg } from "./write_schema_org.ts";

const read = (json: string) => [...readRecipeFile(new TextEncoder().encode(json), "recipe.json")];

it("reads back every recipe that it writes", () => {
  assert(
    property(anyWrittenRecipe, (recipe) => {
      const [imported] = read(writeSchemaOrg(recipe));
      expect(imported).toHaveProperty("ok.recipe", recipe);
    }),
    { numRuns: 100 },
  );
});

const soup = {
  name: "Tomato soup",
  portions: 4,
  ingredients: [
    { lines: [{ text: "500 g tomatoes" }] },
    { title: "To serve", lines: [{ text: "basil", food: "basil" as const }] },
  ],
  steps: ["Cook.", "Serve."],
  notes: ["Freezes well."],
  tags: ["soups"],
};

it("says in the vocabulary's own words what it has words for", () => {
  expect(JSON.parse(writeSchemaOrg({ ...soup, totalMinutes: 90 }, { pictures: ["photo.webp"] }))).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: "Tomato soup",
    image: ["photo.webp"],
    recipeYield: ["4"],
    totalTime: "PT90M",
    keywords: ["soups"],
    recipeIngredient: ["500 g tomatoes", "basil"],
    recipeInstructions: [
      { "@type": "HowToStep", text: "Cook." },
      { "@type": "HowToStep", text: "Serve." },
    ],
  });
});

it("gives back the addresses of pictures, and leaves out names of files", () => {
  const pictures = ["https://weekplate.example/soup.webp", "photo-01.webp"];

  expect(read(writeSchemaOrg(soup, { pictures }))).toMatchObject([{ ok: { pictures: [{ url: pictures[0] }] } }]);
});

it("follows the vocabulary where the file was changed by other hands", () => {
  const json = JSON.parse(writeSchemaOrg(soup)) as Record<string, unknown>;

  expect(read(JSON.stringify({ ...json, recipeIngredient: ["1 onion"] }))).toMatchObject([
    { ok: { recipe: { ingredients: [{ lines: [{ text: "1 onion" }] }], notes: ["Freezes well."] } } },
  ]);
});
