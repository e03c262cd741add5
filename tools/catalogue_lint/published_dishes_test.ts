import { describe, expect, it } from "vitest";
import { readCompositionTable } from "../../catalogue/importer/composition_table.ts";
import { readRecipeFiles } from "../../catalogue/importer/read_recipe_files.ts";
import type { RecipeFile } from "../../catalogue/importer/recipe_file.ts";
import { tomatoSoupFile } from "../../catalogue/importer/testing/tomato_soup_file.ts";
import { compareWithPublished, type PublishedDish, readPublishedDishes } from "./published_dishes.ts";

const table = await readCompositionTable();
const dishes = await readPublishedDishes();
const files = await readRecipeFiles();

const soup: PublishedDish = {
  recipe: "roasted-tomato-soup-with-basil",
  group: "",
  without: "",
  water_loss: 0,
  kcal: 47,
  protein_g: 0.9,
  fat_g: 3.3,
  source: "a table",
  number: "1",
  description: "Soup, tomato",
  band: 0.15,
  why: "it does not",
};

function fileOf({ recipe }: PublishedDish): RecipeFile {
  const read = files.find(({ id }) => id === recipe);
  if (!read || !("file" in read)) throw new Error(`Cannot compare ${recipe}: there is no such recipe`);
  return read.file;
}

it("has at least a dozen different dishes", () => {
  expect(dishes.length).toBeGreaterThanOrEqual(12);
  expect(new Set(dishes.map(({ source, number }) => `${source} ${number}`)).size).toBe(dishes.length);
});

it.each(dishes.map((dish) => [`${dish.recipe} ${dish.group}`, dish] as const))(
  "%s is near the published figures",
  (_, dish) => {
    expect(compareWithPublished(dish, fileOf(dish), table).faults).toEqual([]);
  },
);

describe("comparison", () => {
  it("accepts similar figures", () => {
    expect(compareWithPublished(soup, tomatoSoupFile(), table).faults).toEqual([]);
  });

  it("reports energy, protein and fat that differ too much", () => {
    expect(
      compareWithPublished({ ...soup, kcal: 80, protein_g: 9, fat_g: 20 }, tomatoSoupFile(), table).faults,
    ).toEqual([
      expect.stringMatching(/: \d+ kcal per 100 g, published: 80$/u),
      expect.stringMatching(/ g protein per 100 g, published: 9$/u),
      expect.stringMatching(/ g fat per 100 g, published: 20$/u),
    ]);
  });
});

it("subtracts the row's water loss and excluded foods", () => {
  const { mixed, cooked } = compareWithPublished({ ...soup, water_loss: 0.5 }, tomatoSoupFile(), table);
  expect(Math.abs(cooked.kcal - 2 * mixed.kcal)).toBeLessThanOrEqual(1);

  const withoutOil = compareWithPublished({ ...soup, without: "olive-oil|basil" }, tomatoSoupFile(), table);
  expect(withoutOil.mixed.fatGrams).toBeLessThan(1);
});

it("refuses a group that the recipe does not have", () => {
  expect(() => compareWithPublished({ ...soup, group: "For the croutons" }, tomatoSoupFile(), table)).toThrow(
    'it has no ingredients "For the croutons"',
  );
});
