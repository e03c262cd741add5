import { expect, it } from "vitest";
import { readCompositionTable } from "../../catalogue/importer/composition_table.ts";
import type { RecipeFile } from "../../catalogue/importer/recipe_file.ts";
import { tomatoSoupFile } from "../../catalogue/importer/testing/tomato_soup_file.ts";
import { portionFaults } from "./portion_sizes.ts";

const table = await readCompositionTable();

function faultsOfServing(grams: number, dishTypes: RecipeFile["dishTypes"]): string[] {
  const items = [{ food: "tomato", quantity: grams, unit: "g" }] as const;
  return portionFaults(tomatoSoupFile({ servings: 1, dishTypes, ingredientGroups: [{ items: [...items] }] }), table);
}

it.each<[RecipeFile["dishTypes"], number, number]>([
  [["Beverage", "drinks"], 120, 450],
  [["Soup"], 300, 950],
  [["main dish"], 130, 850],
  [["Salad"], 120, 400],
  [["Bread"], 50, 220],
  [["Breakfast"], 50, 750],
  [["Dessert"], 40, 400],
  [["Sauce"], 20, 350],
  [[], 15, 400],
])("%s: from %d to %d g", (dishTypes, min, max) => {
  expect([faultsOfServing(min, dishTypes), faultsOfServing(max, dishTypes)]).toEqual([[], []]);
  expect(faultsOfServing(min - 1, dishTypes)).toHaveLength(1);
  expect(faultsOfServing(max + 1, dishTypes)).toHaveLength(1);
});

it("uses the first kind of a dish of two kinds", () => {
  expect(faultsOfServing(900, ["Soup", "main dish"])).toEqual([]);
  expect(faultsOfServing(600, ["Bread", "Breakfast"])).toEqual(["600 g a serving; allowed for bread: 50 to 220 g"]);
});
