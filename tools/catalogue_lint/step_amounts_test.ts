import { expect, it } from "vitest";
import { readCompositionTable } from "../../catalogue/importer/composition_table.ts";
import { tomatoSoupFile, tomatoSoupWith } from "../../catalogue/importer/testing/tomato_soup_file.ts";
import { FoodsInText } from "./foods_in_text.ts";
import { amountFaults } from "./step_amounts.ts";

const table = await readCompositionTable();
const words = new FoodsInText(table);

function faultsOf(recipe: ReturnType<typeof tomatoSoupFile>, ...texts: string[]): string[] {
  return amountFaults({ ...recipe, steps: texts.map((text) => ({ text })) }, table, words);
}

it("accepts steps that together use the listed amount", () => {
  expect(
    faultsOf(tomatoSoupFile(), "Pour over 3 tbsp of the oil.", "Finish with 1 tbsp of the remaining oil."),
  ).toEqual([]);
});

it("finds steps that use more than the list has, also with another spoon", () => {
  expect(faultsOf(tomatoSoupFile(), "Pour over 3 tbsp of the oil.", "Finish with 4½ tsp of olive oil.")).toEqual([
    "the steps use 67.5 ml of olive-oil, the list has 60",
  ]);
});

it("adds the amounts of a food that is listed twice", () => {
  const half = { food: "tomato", quantity: 300, unit: "g" } as const;
  expect(faultsOf(tomatoSoupWith(half), "Roast 1200 g tomatoes.", "Add 300 g tomatoes.")).toEqual([]);
});

it.each([
  ["a food with another kind of unit in the list", "Squeeze in 9 tbsp of lemon juice."],
  ["a word that can mean two listed foods", "Heat 9 tbsp of the oil."],
  ["water", "Loosen it with 900 ml of water."],
])("ignores %s", (_, text) => {
  const recipe = tomatoSoupWith(
    { food: "lemon", quantity: 1, unit: "piece" },
    { food: "sesame-oil", quantity: 1, unit: "tsp" },
  );
  expect(faultsOf(recipe, text)).toEqual([]);
});
