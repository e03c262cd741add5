import { expect, it } from "vitest";
import { readCompositionTable } from "./composition_table.ts";
import { compositionOf, nutritionOf, servingGramsOf } from "./nutrition.ts";
import type { Ingredient } from "./recipe_file.ts";
import { tomatoSoupFile, tomatoSoupWith } from "./testing/tomato_soup_file.ts";

const table = await readCompositionTable();

function onePlateOf(...items: Ingredient[]) {
  return nutritionOf(tomatoSoupFile({ servings: 1, ingredientGroups: [{ items }] }), table);
}

it("sums the foods' nutrients and divides them by the servings", () => {
  const rice: Ingredient = { food: "rice", quantity: 200, unit: "g" };
  const forTwo = nutritionOf(tomatoSoupFile({ servings: 2, ingredientGroups: [{ items: [rice] }] }), table);

  expect(forTwo).toEqual({
    kcal: 365,
    proteinGrams: 7.1,
    carbsGrams: 80,
    fatGrams: 0.7,
    grams: 100,
    weightShare: 1,
    usesStandIn: false,
    fiber: { grams: 1.3, weightShare: 1 },
    salt: { grams: 0, weightShare: 1 },
    saturatedFat: { grams: 0.2, weightShare: 1 },
  });
});

it("sums fibre, salt and saturated fat from the foods of which each is known", () => {
  const { fiber, salt, saturatedFat } = onePlateOf(
    { food: "black-bean", quantity: 300, unit: "g" },
    { food: "salt", quantity: 5, unit: "g" },
    { food: "butter", quantity: 95, unit: "g" },
    { food: "water", quantity: 1000, unit: "ml" },
  );

  // The table has no sodium of canned black beans.
  expect(salt?.weightShare).toBe(0.25);
  expect(salt?.grams).toBeGreaterThan(4.8 + 1.2);
  expect(fiber).toEqual({ grams: 26.1, weightShare: 1 });
  expect(saturatedFat?.grams).toBeCloseTo(0.95 * 51.4 + 0.3, 0);
});

it("counts only the eaten part of frying oil and strained spices", () => {
  expect(onePlateOf({ food: "olive-oil", quantity: 100, unit: "g", eaten: 0.3 }).fatGrams).toBe(30);
  expect(nutritionOf(tomatoSoupWith({ food: "bay-leaf", quantity: 2, unit: "piece", eaten: 0 }), table)).toEqual(
    nutritionOf(tomatoSoupFile(), table),
  );
});

// #recipe-nutrition-source
it("reports how much of the weight has figures", () => {
  const noFigures: Ingredient = {
    food: "gochujang",
    quantity: 100,
    unit: "g",
  };
  expect(onePlateOf({ food: "rice", quantity: 300, unit: "g" }, noFigures).weightShare).toBe(0.75);
});

it("excludes water from the weight with figures", () => {
  const parts: Ingredient[] = [
    { food: "rice", quantity: 100, unit: "g" },
    { food: "gochujang", quantity: 100, unit: "g" },
  ];
  const watery = onePlateOf(...parts, { food: "water", quantity: 1000, unit: "ml" });

  expect(watery).toEqual(onePlateOf(...parts));
});

it("reports when a similar food's figures are used", () => {
  expect(onePlateOf({ food: "halloumi", quantity: 100, unit: "g" }).usesStandIn).toBe(true);
  expect(onePlateOf({ food: "feta", quantity: 100, unit: "g" }).usesStandIn).toBe(false);
});

it("includes added water in a serving, but not the oil left in the pan", () => {
  const items: Ingredient[] = [
    { food: "rice", quantity: 200, unit: "g" },
    { food: "water", quantity: 400, unit: "ml" },
    { food: "olive-oil", quantity: 100, unit: "g", eaten: 0.1 },
  ];
  expect(servingGramsOf(tomatoSoupFile({ servings: 2, ingredientGroups: [{ items }] }), table)).toBe(305);
});

it("computes 100 g before and after water evaporates", () => {
  const items: Ingredient[] = [
    { food: "rice", quantity: 100, unit: "g" },
    { food: "water", quantity: 100, unit: "g" },
  ];
  const porridge = tomatoSoupFile({ ingredientGroups: [{ items }] });

  expect(compositionOf(porridge, table, { waterLoss: 0 })).toEqual({ kcal: 183, proteinGrams: 3.6, fatGrams: 0.3 });
  expect(compositionOf(porridge, table, { waterLoss: 0.5 })).toEqual({ kcal: 365, proteinGrams: 7.1, fatGrams: 0.7 });
});
