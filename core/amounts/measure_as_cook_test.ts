import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountText } from "./amount_text.ts";
import { type Measuring, measureAsCook } from "./measure_as_cook.ts";
import { CUTS } from "./round_quantity.ts";
import { type Amount, GRAMS_PER, isVolume, isWeight, ML_PER, UNIT_SYSTEMS, UNITS, type Unit } from "./unit.ts";

const FLOUR = { gramsPerMl: 0.528 };
const HONEY = { gramsPerMl: 1.433 };

describe("a scaled amount", () => {
  it.each<[Amount, number, string]>([
    [{ quantity: 1, unit: "tsp" }, 0.5, "½ tsp"],
    [{ quantity: 2, unit: "tsp" }, 1.5, "1 tbsp"],
    [{ quantity: 1, unit: "tsp" }, 4, "4 tsp"],
    [{ quantity: 1, unit: "tbsp" }, 0.5, "1½ tsp"],
    [{ quantity: 1, unit: "tbsp" }, 1 / 3, "1 tsp"],
    [{ quantity: 1, unit: "tbsp" }, 0.9, "about 1 tbsp"],
    [{ quantity: 5, unit: "tbsp" }, 5, "370 ml"],
    [{ quantity: 1, unit: "tsp" }, 1 / 20, "about 1 pinch of"],
    [{ quantity: 1, unit: "pinch" }, 2, "2 pinches of"],
    [{ quantity: 2, unit: "pinch" }, 4, "½ tsp"],
    [{ quantity: 1, unit: "piece" }, 1 / 3, "⅓"],
    [{ quantity: 2, unit: "piece" }, 0.75, "1½"],
    [{ quantity: 4, unit: "piece" }, 1.1, "about 4"],
    [{ quantity: 3, unit: "leaf" }, 0.5, "about 1"],
    [{ quantity: 2, unit: "can" }, 0.5, "1 can of"],
    [{ quantity: 2, unit: "slice" }, 2, "4 slices of"],
    [{ quantity: 400, unit: "g" }, 1 / 3, "135 g"],
    [{ quantity: 400, unit: "g" }, 2.75, "1.1 kg"],
    [{ quantity: 7, unit: "g" }, 0.5, "3.5 g"],
    [{ quantity: 500, unit: "ml" }, 2, "1 litre"],
    [{ quantity: 800, unit: "ml" }, 2, "1.6 litres"],
    [{ quantity: 1, unit: "cup" }, 1 / 3, "⅓ cup"],
    [{ quantity: 1, unit: "cup" }, 1 / 8, "2 tbsp"],
    [{ quantity: 8, unit: "oz" }, 3, "1 lb 8 oz"],
  ])("%j times %d is %s", (amount, factor, text) => {
    expect(amountText(measureAsCook(amount, { factor }))).toBe(text);
  });

  it("has halves of eggs, but no quarters", () => {
    const eggs = (factor: number) =>
      amountText(measureAsCook({ quantity: 3, unit: "piece" }, { factor, cut: "halves" }));

    expect([1 / 4, 1 / 2, 2, 4 / 3].map(eggs)).toEqual(["about ½", "1½", "6", "4"]);
  });
});

describe("in US units", () => {
  it.each<[Amount, Measuring, string]>([
    [{ quantity: 150, unit: "g" }, FLOUR, "1¼ cups"],
    [{ quantity: 500, unit: "g" }, FLOUR, "4 cups"],
    [{ quantity: 20, unit: "g" }, HONEY, "1 tbsp"],
    [{ quantity: 5, unit: "g" }, HONEY, "⅔ tsp"],
    [{ quantity: 250, unit: "ml" }, {}, "1 cup"],
    [{ quantity: 60, unit: "ml" }, {}, "¼ cup"],
    [{ quantity: 80, unit: "ml" }, {}, "⅓ cup"],
    [{ quantity: 70, unit: "ml" }, {}, "4½ tbsp"],
    [{ quantity: 150, unit: "ml" }, {}, "½ cup plus 2 tbsp"],
    [{ quantity: 200, unit: "ml" }, {}, "¾ cup plus 2 tbsp"],
    [{ quantity: 15, unit: "ml" }, {}, "1 tbsp"],
    [{ quantity: 2000, unit: "ml" }, {}, "2 quarts"],
    [{ quantity: 500, unit: "g" }, {}, "1 lb 2 oz"],
    [{ quantity: 2500, unit: "g" }, {}, "5½ lb"],
    [{ quantity: 100, unit: "g" }, {}, "3½ oz"],
    [{ quantity: 3, unit: "g" }, {}, "3 g"],
    [{ quantity: 4, unit: "tbsp" }, {}, "4 tbsp"],
    [{ quantity: 2, unit: "piece" }, {}, "2"],
  ])("%j of a food of %j is %s", (amount, food, text) => {
    expect(amountText(measureAsCook(amount, { ...food, units: "us" }))).toBe(text);
  });
});

describe("in metric units", () => {
  it.each<[Amount, Measuring, string]>([
    [{ quantity: 2, unit: "cup" }, FLOUR, "250 g"],
    [{ quantity: 2, unit: "cup" }, {}, "470 ml"],
    [{ quantity: 1, unit: "quart" }, {}, "950 ml"],
    [{ quantity: 8, unit: "oz" }, {}, "230 g"],
    [{ quantity: 1, unit: "tsp" }, FLOUR, "1 tsp"],
    [{ quantity: 397, unit: "g" }, {}, "397 g"],
  ])("%j of a food of %j is %s", (amount, food, text) => {
    expect(amountText(measureAsCook(amount, { ...food, units: "metric" }))).toBe(text);
  });
});

/** The precision of amounts in recipes: a kitchen scale's grams, a spoon's fractions. */
const written = fc.oneof(
  fc.record({ quantity: fc.integer({ min: 1, max: 3000 }), unit: fc.constantFrom<Unit>("g", "ml") }),
  fc.record({
    quantity: fc
      .tuple(fc.integer({ min: 0, max: 30 }), fc.constantFrom(0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4))
      .map(([whole, fraction]) => whole + fraction)
      .filter((quantity) => quantity > 0),
    unit: fc.constantFrom(...UNITS.filter((unit) => unit !== "g" && unit !== "ml")),
  }),
);
const factor = fc.tuple(fc.integer({ min: 1, max: 48 }), fc.integer({ min: 1, max: 24 })).map(([a, b]) => a / b);
const reading = fc.record({
  units: fc.constantFrom(...UNIT_SYSTEMS),
  gramsPerMl: fc.option(fc.double({ min: 0.1, max: 1.6, noNaN: true }), { nil: undefined }),
  cut: fc.constantFrom(undefined, ...CUTS),
});

/** Grams, millilitres or pieces, so that two amounts of one food can be compared. */
function sizeOf({ quantity, unit }: Amount, { gramsPerMl }: Measuring): number {
  if (isVolume(unit)) return quantity * ML_PER[unit] * (gramsPerMl ?? 1);
  return isWeight(unit) ? quantity * GRAMS_PER[unit] : quantity;
}

describe("every amount", () => {
  it("is left as it is when it is neither scaled nor converted", () => {
    fc.assert(
      fc.property(written, reading, (amount, { gramsPerMl, cut }) => {
        expect(measureAsCook(amount, { factor: 1, gramsPerMl, cut })).toEqual({ ...amount, isAbout: false });
      }),
    );
  });

  it("differs by at most 6 % from the exact one unless it says about", () => {
    fc.assert(
      fc.property(written, factor, reading, (amount, times, options) => {
        const measured = measureAsCook(amount, { ...options, factor: times });
        const deviation = Math.abs(sizeOf(measured, options) / (sizeOf(amount, options) * times) - 1);
        expect(measured.isAbout || deviation <= 0.0601).toBe(true);
      }),
    );
  });

  it("is at most a third off where it is not less than the smallest measure", () => {
    const large = written.filter(({ quantity, unit }) => quantity >= (unit === "g" || unit === "ml" ? 15 : 1));
    const up = fc.integer({ min: 1, max: 48 });
    fc.assert(
      fc.property(large, up, reading, (amount, times, options) => {
        const measured = measureAsCook(amount, { ...options, factor: times });
        expect(Math.abs(sizeOf(measured, options) / (sizeOf(amount, options) * times) - 1)).toBeLessThanOrEqual(0.334);
      }),
    );
  });

  it("is the same scaled in two steps as in one", () => {
    // Halves and doubles of these are exact, so that no product is rounded twice.
    const exact = written.map(({ quantity, unit }) => ({ quantity: Math.ceil(quantity), unit }));
    const step = fc.constantFrom(1 / 8, 1 / 4, 1 / 2, 2, 3, 4, 5, 6, 12);
    fc.assert(
      fc.property(exact, step, step, reading, ({ quantity, unit }, a, b, options) => {
        fc.pre(a * b !== 1);
        expect(measureAsCook({ quantity: quantity * a, unit }, { ...options, factor: b })).toEqual(
          measureAsCook({ quantity, unit }, { ...options, factor: a * b }),
        );
      }),
    );
  });

  it("may be scaled again as it was measured, within the rounding of both", () => {
    fc.assert(
      fc.property(written, factor, factor, reading, (amount, a, b, options) => {
        const first = measureAsCook(amount, { ...options, factor: a });
        const again = measureAsCook(first, { ...options, factor: b });
        fc.pre(!first.isAbout && !again.isAbout);
        const deviation = Math.abs(sizeOf(again, options) / (sizeOf(amount, options) * a * b) - 1);
        expect(deviation).toBeLessThanOrEqual(0.124);
      }),
    );
  });

  it("comes back from metric to US units and to metric within the rounding of both", () => {
    const metric = fc.record({ quantity: fc.integer({ min: 1, max: 3000 }), unit: fc.constantFrom<Unit>("g", "ml") });
    fc.assert(
      fc.property(metric, reading, (amount, { gramsPerMl }) => {
        const food = amount.unit === "g" ? { gramsPerMl } : {};
        const us = measureAsCook(amount, { ...food, units: "us" });
        const back = measureAsCook(us, { ...food, units: "metric" });
        const deviation = Math.abs(sizeOf(back, food) / sizeOf(amount, food) - 1);
        expect(deviation).toBeLessThanOrEqual(us.isAbout || back.isAbout ? 0.4 : 0.124);
      }),
    );
  });

  it("is written without long decimals, zeros or other forms that no cook uses", () => {
    fc.assert(
      fc.property(written, factor, reading, (amount, times, options) => {
        const text = amountText(measureAsCook(amount, { ...options, factor: times }));
        expect(text).toMatch(
          /^(about )?((\d+(\.\d{1,2})?) (g|kg|ml|litres?)|(\d+|\d*[⅛¼⅓½⅔¾])( (cup plus [12] tbsp|tsp|tbsp|oz|(cup|quart)s?|(can|slice|sprig|bunch|handful|pinch)(s|es)? of))?|\d+ lb( \d+ oz)?|\d*[¼½¾] lb)$/u,
        );
        expect(text).not.toMatch(/(?<![\d.])0(\.0+)?( |$)|\b(1[6-9]|[2-9]\d) oz/u);
      }),
    );
  });

  it("grows with the portions", () => {
    fc.assert(
      fc.property(written, fc.integer({ min: 1, max: 40 }), reading, (amount, portions, options) => {
        const size = (factors: number) => sizeOf(measureAsCook(amount, { ...options, factor: factors }), options);
        expect(size((portions + 8) / 4)).toBeGreaterThanOrEqual(size(portions / 4) * 0.95);
      }),
    );
  });
});
