import { expect, it } from "vitest";
import { addPortions, averageOfDays, type KnownAmount, NUTRIENTS, type Nutrients } from "./mod.ts";

function all(amount: KnownAmount): Nutrients {
  return Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, amount])) as Nutrients;
}

it("adds amounts, and weighs what is known by the portions' weights", () => {
  const soup = { grams: 300, nutrients: all({ amount: 12, weightShare: 1 }) };
  const bread = { grams: 100, nutrients: all({ amount: 3.5, weightShare: 0.6 }) };

  const sum = addPortions([soup, bread]);

  for (const nutrient of NUTRIENTS) {
    expect(sum[nutrient].amount).toBe(15.5);
    expect(sum[nutrient].weightShare).toBeCloseTo(0.9);
  }
});

it("knows nothing of no portions", () => {
  expect(addPortions([])).toEqual(all({ amount: 0, weightShare: 0 }));
});

it("divides amounts among days, not what is known", () => {
  expect(averageOfDays(all({ amount: 12, weightShare: 0.9 }), 3)).toEqual(all({ amount: 4, weightShare: 0.9 }));
});
