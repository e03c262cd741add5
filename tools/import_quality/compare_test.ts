import { expect, it } from "vitest";
import { readIngredientLine, type WrittenRecipe } from "../../core/cookbook/mod.ts";
import { isAmountRight, isNameRight } from "./compare_line.ts";
import { wrongParts } from "./compare_page.ts";

const recipe: WrittenRecipe = {
  name: "Cook’s soup",
  portions: 4,
  prepMinutes: 10,
  cookMinutes: 20,
  ingredients: [{ title: "Soup", lines: [{ text: "½ kg tomatoes (ripe)" }, { text: "1 onion" }] }],
  steps: ["Soup\nFry the onion.", "Add the tomatoes."],
  notes: [],
  tags: [],
};
const expected = {
  title: "Cook's  Soup",
  ingredients: ["½ kg tomatoes ((ripe))", "1 onion"],
  instructions_list: ["1. Fry the onion.", "Add the tomatoes"],
  yields: "4 servings",
  total_time: 30,
};

it("finds the parts of a page that were read differently", () => {
  expect(wrongParts(recipe, expected)).toEqual([]);
  expect(wrongParts({ ...recipe, name: "Soup", portions: 6 }, expected)).toEqual(["name", "yield"]);
  expect(wrongParts(recipe, { ...expected, ingredients: ["1 onion", "½ kg tomatoes (ripe)"], total_time: 20 })).toEqual(
    ["ingredients", "total time"],
  );
  expect(wrongParts({ ...recipe, steps: ["Fry the onion."] }, expected)).toEqual(["steps"]);
  expect(wrongParts(recipe, { ...expected, ingredients: ["½ kg tomatoes ripe", "1 onion"] })).toEqual([]);
  const ingredients = [{ lines: [{ text: "½ kg tomatoes ((ripe))" }, { text: "1 onion" }] }];
  expect(wrongParts({ ...recipe, ingredients }, expected)).toEqual(["ingredients"]);
});

it.each([
  ["60 g/2¼ oz onions", "60 2#1$4", "g oz", true],
  ["60 g onions", "60", "oz", false],
  ["2 x 400 g tins of onions", "2x 400", "g tin", true],
  ["1 cup plus 2 tbsp onions", "1 2", "cup tbsp", true],
  ["2-3 onions", "2-3", "", true],
  ["2 onions", "2-3", "", false],
  ["onions", "", "", true],
])("compares the amount of %j with %j %j", (input, quantity, unit, isRight) => {
  const label = { input, name: "Onion", quantity, unit };
  expect([isAmountRight(readIngredientLine(input), label), isNameRight(readIngredientLine(input), label)]).toEqual([
    isRight,
    true,
  ]);
});
