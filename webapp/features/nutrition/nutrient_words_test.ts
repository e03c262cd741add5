import { expect, it } from "vitest";
import { NUTRIENTS, type Nutrients } from "../../../core/nutrition/mod.ts";
import { nutrientBars } from "./nutrient_words.ts";

const known = Object.fromEntries(NUTRIENTS.map((each) => [each, { amount: 54.25, weightShare: 1 }])) as Nutrients;
const soup: Nutrients = {
  ...known,
  kcal: { amount: 1_930.4, weightShare: 1 },
  fiberGrams: { amount: 5.44, weightShare: 0.824 },
  saltGrams: { amount: 0, weightShare: 0 },
};

it("writes amounts with their units, and what is not known of them", () => {
  const bars = nutrientBars(soup, { aims: {}, unit: "kJ" });

  expect(bars.slice(0, 2)).toEqual([
    { name: "Energy", amount: "8,075 kJ" },
    { name: "Protein", amount: "54 g" },
  ]);
  expect(bars.slice(5)).toEqual([
    { name: "Fibre", amount: "5.4 g", note: "82 % known" },
    { name: "Salt", amount: "not known" },
  ]);
});

it("compares what is known with the person's aims", () => {
  const bars = nutrientBars(soup, { aims: { kcal: 2_000, fiberGrams: 30, saltGrams: 6 }, unit: "cal" });

  expect(bars.map(({ aim }) => aim)).toEqual([
    { text: "about 2,000,000 cal", share: 1_930.4 / 2_000, verdict: "met" },
    undefined,
    undefined,
    undefined,
    undefined,
    { text: "at least 30 g", share: 5.44 / 30, verdict: "low" },
    undefined,
  ]);
});
