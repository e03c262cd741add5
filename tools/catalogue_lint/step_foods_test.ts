import { expect, it } from "vitest";
import { readCompositionTable } from "../../catalogue/importer/composition_table.ts";
import type { RecipeFile, Step } from "../../catalogue/importer/recipe_file.ts";
import { tomatoSoupFile, tomatoSoupWith } from "../../catalogue/importer/testing/tomato_soup_file.ts";
import { FoodsInText } from "./foods_in_text.ts";
import { compareStepFoods } from "./step_foods.ts";

const table = await readCompositionTable();
const words = new FoodsInText(table);

function compare(recipe: RecipeFile, ...more: Step[]) {
  return compareStepFoods({ ...recipe, steps: [...recipe.steps, ...more] }, table, words);
}

it("finds no difference between the soup's list and steps", () => {
  expect(compare(tomatoSoupFile())).toEqual({ unlisted: [], unused: [] });
});

it("finds an unlisted food", () => {
  expect(
    compare(tomatoSoupFile(), { text: "Stir in the cream.", substeps: ["Grate over some nutmeg."] }).unlisted,
  ).toEqual([
    { step: 5, words: "cream" },
    { step: 5, words: "nutmeg" },
  ]);
});

it("finds a listed food that no step uses", () => {
  expect(compare(tomatoSoupWith({ food: "feta", quantity: 50, unit: "g" })).unused).toEqual(["feta"]);
});

it.each([
  ["red-bell-pepper", "Add the peppers."],
  ["cheddar", "Melt the cheese."],
  ["lemon", "Squeeze in the lemon juice and grate in the zest."],
  ["egg", "Beat the egg whites."],
  ["black-bean", "Crush the beans."],
  ["spaghetti", "Toss the linguine in the pan."],
])("recognizes %s by its last word, a more general food or a part of it: “%s”", (food, text) => {
  const as = food === "spaghetti" ? { as: "linguine" } : {};
  const recipe = tomatoSoupWith({ food, quantity: 1, unit: "piece", ...as });
  expect(compare(recipe, { text })).toEqual({ unlisted: [], unused: [] });
});

it("does not recognize a food by a common last word alone", () => {
  const recipe = tomatoSoupWith({ food: "bay-leaf", quantity: 1, unit: "piece", eaten: 0 });
  expect(compare(recipe, { text: "Tear each leaf of basil." }).unused).toEqual(["bay-leaf"]);
});

it("accepts unlisted tap water", () => {
  expect(compare(tomatoSoupFile(), { text: "Thin it with hot water." }).unlisted).toEqual([]);
});

it("does not count the names of the dish and its parts as foods", () => {
  const recipe = tomatoSoupFile({ name: "Tomato Soup with Pesto" });
  expect(compare(recipe, { text: "Spoon the pesto over the tomato soup." }).unlisted).toEqual([]);
});

it("accepts foods in `uses` and `mentions`", () => {
  const recipe = tomatoSoupWith({ food: "baking-powder", quantity: 1, unit: "tsp" });
  const steps: Step[] = [
    { text: "Mix all that is dry.", uses: ["baking-powder"] },
    { text: "Shape balls the size of a walnut.", mentions: ["walnut"] },
  ];
  expect(compare(recipe, ...steps)).toEqual({ unlisted: [], unused: [] });
});
