import { expect, it } from "vitest";
import { buildRecipe } from "../../catalogue/importer/build_recipe.ts";
import { readCompositionTable } from "../../catalogue/importer/composition_table.ts";
import { tomatoSoupFile, tomatoSoupWith } from "../../catalogue/importer/testing/tomato_soup_file.ts";
import type { Recipe } from "../../core/recipe/mod.ts";
import { catalogueAims } from "./catalogue_aims.ts";

const table = await readCompositionTable();
const soup = buildRecipe(tomatoSoupFile(), table, { detailPictures: 0 });

function count(of: string, recipes: readonly Recipe[]): number | undefined {
  return catalogueAims(recipes).find((aim) => aim.of === of)?.has;
}

it("counts dish types, preferences, cuisines and diets", () => {
  const french: Recipe = { ...soup, cuisine: "French", diets: ["vegetarian"] };

  expect(count("recipes", [soup, french])).toBe(2);
  expect(count("Soup", [soup, french])).toBe(2);
  expect(count("preference Dinner", [soup])).toBe(1);
  expect(count("cuisines", [soup, french, french])).toBe(2);
  expect(count("% vegetarian", [soup, french])).toBe(100);
  expect(count("% vegan", [soup, french, french])).toBe(33);
});

it("counts recipes of at most six foods, without water and optional foods", () => {
  const few = "of at most 6 ingredients";
  const built = (file: ReturnType<typeof tomatoSoupFile>) => buildRecipe(file, table, { detailPictures: 0 });
  const watery = built(tomatoSoupWith({ food: "water", quantity: 100, unit: "ml" }));
  const garnished = built(tomatoSoupWith({ food: "feta", quantity: 50, unit: "g", optional: true }));
  const seven = built(tomatoSoupWith({ food: "feta", quantity: 50, unit: "g" }));

  expect(count(few, [soup, watery, garnished, seven])).toBe(3);
});

it("reports the median and the minimum of the weight share that has figures", () => {
  const shares = [0.92, 1, 0.99].map((weightShare) => ({ ...soup, nutrition: { ...soup.nutrition, weightShare } }));

  expect(count("% of the weight with figures, median", shares)).toBe(99);
  expect(count("% of the weight with figures, minimum", shares)).toBe(92);
});

it("misses every aim with an empty catalogue", () => {
  expect(catalogueAims([]).every(({ has, aim }) => has < aim)).toBe(true);
});
