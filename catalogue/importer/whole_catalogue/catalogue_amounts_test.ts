import { expect, it } from "vitest";
import { measuredFoodText, portionChoices, type Reading, UNIT_SYSTEMS } from "../../../core/amounts/mod.ts";
import { wholeCatalogue } from "./whole_catalogue.ts";

const { recipes } = wholeCatalogue;

/** Amounts that no cook writes: long decimals, zero, and words of programs. */
const FORBIDDEN = /\d\.\d{3}|(?<![\d.])0 |NaN|undefined|Infinity|\b(?:1[6-9]|[2-9]\d) oz\b/u;

it("writes every line of the catalogue as its author did, for the recipe's portions and in its units", () => {
  for (const { ingredientGroups, servings } of recipes) {
    for (const { text, measured } of ingredientGroups.flatMap(({ items }) => items)) {
      expect(measured ? measuredFoodText(measured, { servings }) : text).toBe(text);
    }
  }
});

it("writes every line for other portions and in all units without forms that no cook uses", () => {
  const wrong = recipes.flatMap(({ id, ingredientGroups, servings, scales }) => {
    const choices = portionChoices(servings, scales);
    const readings: Reading[] = [choices[0], servings + 1, choices.at(-1)].flatMap((portions = 1) =>
      UNIT_SYSTEMS.map((units) => ({ servings, portions, units })),
    );
    return ingredientGroups
      .flatMap(({ items }) => items)
      .flatMap(({ measured }) => (measured ? readings.map((reading) => measuredFoodText(measured, reading)) : []))
      .filter((text) => FORBIDDEN.test(text))
      .map((text) => `${id}: ${text}`);
  });
  expect(wrong).toEqual([]);
});

it("measures flour, sugar, oil and rice in cups, and meat, vegetables and pasta in ounces", () => {
  const inUs = new Map(
    recipes.flatMap(({ ingredientGroups, servings }) =>
      ingredientGroups
        .flatMap(({ items }) => items)
        .flatMap(({ food, measured }) =>
          measured?.unit === "g" && measured.quantity >= 200
            ? [[food, measuredFoodText(measured, { servings, units: "us" })] as const]
            : [],
        ),
    ),
  );

  for (const food of ["flour", "sugar", "rice", "oats", "yogurt", "lentil"]) expect(inUs.get(food)).toMatch(/cup/u);
  for (const food of [
    "tofu",
    "feta",
    "spaghetti",
    "egg-noodle",
    "cod",
    "ground-beef",
    "waxy-potato",
    "tomato",
    "bread",
  ]) {
    expect(inUs.get(food)).toMatch(/oz|lb/u);
  }
});
