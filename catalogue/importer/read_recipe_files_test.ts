import { expect, it } from "vitest";
import { parseRecipe, readRecipeFiles } from "./read_recipe_files.ts";
import { tomatoSoupFile } from "./testing/tomato_soup_file.ts";

const soup = tomatoSoupFile();

it("reads every recipe of the catalogue, in the order of their ids", async () => {
  const files = await readRecipeFiles();
  expect(files.length).toBeGreaterThanOrEqual(24);
  expect(files.map(({ id }) => id)).toEqual(files.map(({ id }) => id).sort());
});

it("reads what it wrote", () => {
  expect(parseRecipe(soup.id, JSON.stringify(soup))).toEqual({ id: soup.id, file: soup });
});

// #recipe-one-source
it.each([
  ["no JSON", "{", /^is no JSON: /u],
  ["another id", JSON.stringify({ ...soup, id: "grey-gruel" }), /^its id is "grey-gruel"$/u],
  ["a typed claim", JSON.stringify({ ...soup, preferences: ["Gluten-Free"] }), /^preferences\[0\]: /u],
  ["an unknown field", JSON.stringify({ ...soup, rating: 5 }), /rating/u],
  ["three steps", JSON.stringify({ ...soup, steps: soup.steps.slice(1) }), /^steps: /u],
  ["a quantity without a unit", json({ quantity: 2 }), /^ingredientGroups\[0\]\.items\[0\]: quantity and unit/u],
  ["a weight without a source", json({ quantity: 2, unit: "piece", weightGrams: 9 }), /weightGrams and weightSource/u],
])("says what is wrong with %s", (_, text, fault) => {
  expect(parseRecipe(soup.id, text)).toEqual({ id: soup.id, faults: [expect.stringMatching(fault)] });
});

function json(ingredient: Record<string, unknown>): string {
  return JSON.stringify({ ...soup, ingredientGroups: [{ items: [{ food: "tomato", ...ingredient }] }] });
}
