import { expect, it } from "vitest";
import { type MeasuredFood, measuredFoodText } from "./measured_food.ts";

const LEMONS: MeasuredFood = {
  quantity: 2,
  unit: "piece",
  one: "lemon",
  many: "lemons",
  preparation: "one sliced, one juiced",
};
const FLOUR: MeasuredFood = { quantity: 150, unit: "g", one: "plain flour", many: "plain flour", gramsPerMl: 0.528 };
const SALT: MeasuredFood = { quantity: 0.25, unit: "tsp", one: "salt", many: "salt", toTaste: "black pepper" };

it("is the recipe's own line for its own portions", () => {
  expect([LEMONS, FLOUR, SALT].map((food) => measuredFoodText(food, { servings: 4 }))).toEqual([
    "2 lemons, one sliced, one juiced",
    "150 g plain flour",
    "¼ tsp salt, and black pepper to taste",
  ]);
});

it("has the number of the food, a capital letter, and the preparation of single pieces for the recipe's portions", () => {
  const forTwo = (food: MeasuredFood) => measuredFoodText(food, { servings: 4, portions: 2 });

  expect(forTwo(LEMONS)).toBe("1 lemon (for 4 portions: one sliced, one juiced)");
  expect(forTwo({ ...LEMONS, preparation: "cut into 8 wedges", optional: true })).toBe(
    "1 lemon, cut into 8 wedges (optional)",
  );
  expect(measuredFoodText(SALT, { servings: 4, portions: 5 })).toBe("About ⅓ tsp salt, and black pepper to taste");
});

it("is in the reader's units", () => {
  expect(measuredFoodText(FLOUR, { servings: 4, units: "us" })).toBe("1¼ cups plain flour");
  expect(measuredFoodText(FLOUR, { servings: 4, portions: 8, units: "metric" })).toBe("300 g plain flour");
});

it.each([
  ["1 can", "2 cans"],
  ["2 cans, drained", "4 cans, drained"],
  ["½ bunch", "1 bunch"],
  ["1 large bunch, leaves and fine stalks", "2 large bunches, leaves and fine stalks"],
  ["8", "16"],
  ["about 8", "about 16"],
  ["3 or 4", "6 to 8"],
  ["from 2 or 3 limes", "from 4 to 6 limes"],
  ["1½ tbsp", "3 tbsp"],
  ["about 2 tsp", "about 4 tsp"],
  ["about 700 ml, cold", "about 1.4 litres, cold"],
  ["a 3 cm piece", "a 6 cm piece"],
  ["a piece of 5 cm", "a piece of 10 cm"],
  ["about 150 g each", "about 150 g each"],
  ["400 g each, drained", "400 g each, drained"],
  ["70 % cocoa, one that you like to eat", "70 % cocoa, one that you like to eat"],
  ["4 mm wide", "4 mm wide"],
  ["from the fridge", "from the fridge"],
  ["a tart sort", "a tart sort"],
  ["4, about 80 g each", "for 4 portions: 4, about 80 g each"],
  ["half a can, drained", "for 4 portions: half a can, drained"],
  ["400 g, drained", "for 4 portions: 400 g, drained"],
  ["1 large or 2 small", "for 4 portions: 1 large or 2 small"],
])("with the note '%s', twice as much has the note '%s'", (note, twice) => {
  const food: MeasuredFood = { quantity: 100, unit: "g", one: "food", many: "food", note };

  expect(measuredFoodText(food, { servings: 4 })).toBe(`100 g food (${note})`);
  expect(measuredFoodText(food, { servings: 4, portions: 8 })).toBe(`200 g food (${twice})`);
});
