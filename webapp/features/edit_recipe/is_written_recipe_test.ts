import { expect, it } from "vitest";
import { isWrittenRecipe } from "./is_written_recipe.ts";
import { EMPTY_RECIPE } from "./recipe_draft.ts";

const soup = {
  ...EMPTY_RECIPE,
  name: "Tomato soup",
  portions: 4,
  ingredients: [
    {
      lines: [
        { text: "1 kg tomatoes", food: "tomato" },
        { text: "1 pinch of patience", food: null },
      ],
    },
  ],
  steps: ["Cook."],
  source: { url: "https://example.com" },
};

it("takes a recipe with and without what may be missing", () => {
  expect([soup, EMPTY_RECIPE].map(isWrittenRecipe)).toEqual([true, true]);
});

it.each([
  ["no recipe", null],
  ["without its name", { ...soup, name: undefined }],
  ["with a text for a number", { ...soup, portions: "4" }],
  ["with half a portion", { ...soup, portions: 0.5 }],
  ["with one step that is no text", { ...soup, steps: ["Cook.", 2] }],
  ["with a line that is no line", { ...soup, ingredients: [{ lines: ["1 kg tomatoes"] }] }],
  ["with a source that is no source", { ...soup, source: "a book" }],
])("refuses what is %s", (_, value) => {
  expect(isWrittenRecipe(value)).toBe(false);
});
