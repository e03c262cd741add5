import { expect, it } from "vitest";
import { HtmlRecipePageReader } from "../../adapters/recipe_pages/mod.ts";
import { wrongParts } from "./compare_page.ts";
import { OWN_PAGES } from "./own_pages/mod.ts";

it("reads name, ingredients and steps of our own pages", () => {
  const reader = new HtmlRecipePageReader();
  const wrong = OWN_PAGES.filter(({ page, expected }) => {
    const { recipe } = reader.read({ text: page });
    return wrongParts(recipe, expected).some((part) => ["name", "ingredients", "steps"].includes(part));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
