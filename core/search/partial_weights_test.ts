import { expect, it } from "vitest";
import { foods } from "../../adapters/memory/food/foods.ts";
import { FoodTable } from "../food/mod.ts";
import { partialWeights } from "./partial_weights.ts";
import { queryUnitsOf, tagUnit } from "./query_units.ts";

const table = new FoodTable(foods);

function kept(text: string, { recipes, isSentence = false }: { recipes: readonly number[]; isSentence?: boolean }) {
  const { units, weights } = partialWeights(queryUnitsOf(text.split(" "), table), { recipes, isSentence });
  return units.map(({ typed }, place) => [typed.join(" "), Math.round((weights[place] ?? 0) * 10) / 10]);
}

it("counts a rare unit up to twice as much as a frequent one", () => {
  expect(kept("vegan gnocchi stew", { recipes: [1_000, 1, 30] })).toEqual([
    ["vegan", 1],
    ["gnocchi", 2],
    ["stew", 1.5],
  ]);
});

it("counts a kind of dish like the rarest unit", () => {
  expect(kept("greek salad", { recipes: [9, 300] }).at(-1)).toEqual(["salad", 2]);
});

it("leaves out ordinary words and what no recipe has", () => {
  expect(kept("everyone loves curry xanadu egg", { recipes: [3, 3, 5, 0, 9] }).map(([text]) => text)).toEqual([
    "curry",
    "egg",
  ]);
});

it.each([
  ["a name that no recipe has", "kangaroo steak", false, []],
  ["a name that no recipe has, in a sentence", "kangaroo steak", true, ["steak"]],
  ["an English word", "birthday steak", false, ["steak"]],
  ["a name that no recipe has, and a kind of dish", "kangaroo soups", false, ["soups"]],
  ["a food that no recipe has", "kale steak", false, ["steak"]],
])("keeps one known word beside %s: %s", (_what, text, isSentence, units) => {
  expect(kept(text, { recipes: [0, 5], isSentence }).map(([unit]) => unit)).toEqual(units);
});

it("keeps the six rarest, in their order", () => {
  const text = "one1 two2 three3 four4 five5 six6 seven7";
  expect(kept(text, { recipes: [9, 8, 700, 6, 5, 4, 3] })).toHaveLength(6);
  expect(kept(text, { recipes: [9, 8, 700, 6, 5, 4, 3] }).map(([unit]) => unit)).not.toContain("three3");
});

it("counts a wish of a sentence half as much as a word that as many recipes have", () => {
  const units = [...queryUnitsOf(["stew"], table), tagUnit(["for:freezer"])];
  const { weights } = partialWeights(units, { recipes: [30, 30], isSentence: true });

  expect((weights[1] ?? 0) * 2).toBeCloseTo(weights[0] ?? 0);
});
