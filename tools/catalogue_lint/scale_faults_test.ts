import { expect, it } from "vitest";
import { scaleFaults } from "./scale_faults.ts";

it.each([
  ["freely", "Line a 23 cm springform tin.", ['fills a "springform tin", but scales freely']],
  ["freely", "Brush a tin of about 20 × 25 cm with oil.", ['fills a "tin of about 2", but scales freely']],
  ["freely", "Toss them in a roasting tin of about 35 × 25 cm.", []],
  ["one-tin", "Line a 23 cm springform tin.", []],
  ["in-batches", "Brush a 12-hole muffin tin.", []],
  ["one-tin", "Stir the soup.", ["scales by one tin, but no step names a tin, dish or pan"]],
] as const)("a recipe that scales %s with the step '%s' has the faults %j", (scales, text, faults) => {
  expect(scaleFaults({ scales, steps: [{ text }] })).toEqual(faults);
});
