import * as fc from "fast-check";
import { expect, it } from "vitest";
import { readAmount } from "./read_amount.ts";

it.each([
  ["500 g spinach", 500, "g", "spinach"],
  ["500g spinach", 500, "g", "spinach"],
  ["1.5 kg potatoes", 1500, "g", "potatoes"],
  ["1,5 l milk", 1500, "ml", "milk"],
  ["2 milk", 2, "piece", "milk"],
  ["Milk 2 l", 2000, "ml", "Milk"],
  ["eggs x 6", 6, "piece", "eggs"],
  ["eggs x6", 6, "piece", "eggs"],
  ["½ cucumber", 0.5, "piece", "cucumber"],
  ["1½ lemons", 1.5, "piece", "lemons"],
  ["1 1/2 lemons", 1.5, "piece", "lemons"],
  ["a bunch of parsley", 1, "bunch", "parsley"],
  ["Bunch of parsley", 1, "bunch", "parsley"],
  ["a dozen eggs", 12, "piece", "eggs"],
  ["half a dozen eggs", 6, "piece", "eggs"],
  ["two tins of tomatoes", 2, "can", "tomatoes"],
  ["2 x 400 g tomatoes", 800, "g", "tomatoes"],
  ["3 bottles of red wine", 3, "pack", "red wine"],
  ["1 lb minced beef", 16, "oz", "minced beef"],
  ["2 garlic", 2, "piece", "garlic"],
])("reads %j as %d %s of %j", (text, quantity, unit, rest) => {
  expect(readAmount(text)).toEqual({ quantity, unit, rest });
});

it.each(["kitchen paper", "milk", "500 g", "2", "", "x", "vitamin a", "0 lemons", "1/0 lemons", "gin"])(
  "finds no amount in %j",
  (text) => {
    expect(readAmount(text)).toBeUndefined();
  },
);

it("gives a finite quantity above 0 and the words that remain, of any text", () => {
  const words = fc.constantFrom("2", "x", "½", "1/2", "kg", "of", "a", "dozen", "milk", "1e9", "٣", "999999", "g");
  const texts = fc.array(words, { maxLength: 8 }).map((all) => all.join(" "));
  fc.assert(
    fc.property(fc.oneof(fc.string(), texts), (text) => {
      const { quantity, rest } = readAmount(text) ?? { quantity: 1, rest: "none" };
      expect(quantity > 0 && Number.isFinite(quantity) && rest !== "").toBe(true);
    }),
  );
});
