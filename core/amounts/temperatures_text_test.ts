import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { temperaturesText } from "./mod.ts";

describe("in US units", () => {
  it.each([
    ["Heat the oven to 220 °C (200 °C fan).", "Heat the oven to 425 °F (400 °F convection)."],
    ["Heat the oven to 180 °C (160 °C fan, gas mark 4).", "Heat the oven to 350 °F (325 °F convection)."],
    ["Bake at 200 °C (gas mark 6).", "Bake at 400 °F."],
    ["Bake at gas mark 6.", "Bake at 400 °F."],
    ["Heat the oil to 175 °C.", "Heat the oil to 345 °F."],
    ["It must reach 74 °C (or no pink is left).", "It must reach 165 °F (or no pink is left)."],
    ["Until it steams (75–80 °C).", "Until it steams (167–176 °F)."],
    ["Cool for 20 minutes.", "Cool for 20 minutes."],
  ])("'%s' is '%s'", (text, converted) => {
    expect(temperaturesText(text, "us")).toBe(converted);
    expect(temperaturesText(text, "as-written")).toBe(text);
  });
});

describe("in metric units", () => {
  it.each([
    ["Heat the oven to 220 °C (200 °C fan, gas mark 7).", "Heat the oven to 220 °C (200 °C fan, gas mark 7)."],
    ["Heat the oven to 425 °F (400 °F convection).", "Heat the oven to 220 °C (200 °C fan)."],
    ["Bake at 350 °F.", "Bake at 175 °C."],
    ["It must reach 165 °F.", "It must reach 74 °C."],
    ["Bake at gas mark 6.", "Bake at gas mark 6 (200 °C)."],
  ])("'%s' is '%s'", (text, converted) => {
    expect(temperaturesText(text, "metric")).toBe(converted);
  });
});

it("comes back from Fahrenheit within the steps of an oven's dial, a thermometer's within its own", () => {
  const celsius = fc.integer({ min: 70, max: 260 });
  const degreesIn = (text: string) => Number(/\d+/u.exec(text)?.[0]);
  fc.assert(
    fc.property(celsius, (degrees) => {
      const back = (text: string) => degreesIn(temperaturesText(temperaturesText(text, "us"), "metric"));
      expect(Math.abs(back(`${degrees} °C`) - degrees)).toBeLessThanOrEqual(degrees < 100 ? 1 : 5);
      expect(Math.abs(back(`${degrees} °C (${degrees - 20} °C fan)`) - degrees)).toBeLessThanOrEqual(12);
    }),
  );
});
