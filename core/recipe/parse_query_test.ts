import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery, searchTagsOf, timeTagFor } from "./parse_query.ts";

describe("parseQuery", () => {
  it.each([
    ["chicken curry", ["chicken", "curry"]],
    ["Vegan dessert", ["vegan", "dessert"]],
    ["gluten-free bread", ["glutenfree", "bread"]],
    ["Gluten free bread", ["glutenfree", "bread"]],
    ["high protein breakfast", ["highprotein", "breakfast"]],
    ["dairy-free cake", ["dairyfree", "cake"]],
    ["meatless pasta", ["vegetarian", "pasta"]],
    ["veggie burgers", ["vegetarian", "burgers"]],
    ["plant-based dinner", ["vegan", "dinner"]],
    ["low calorie soup", ["light", "soup"]],
    ["an easy recipe for pancakes, please", ["pancakes"]],
    ["no-knead bread", ["no", "knead", "bread"]],
    ["gluten fr", ["gluten", "fr"]],
    ["no-bake dessert", ["nobake", "dessert"]],
    ["nothing", ["nothing"]],
  ])("understands %j as words", (text, words) => {
    expect(parseQuery(text)).toEqual({ words, without: [], maxMinutes: undefined });
  });

  it.each([
    ["soup under 30 minutes", ["soup"], 30],
    ["quick chicken", ["chicken"], 30],
    ["20-minute pasta", ["pasta"], 20],
    ["20min pasta", ["pasta"], 20],
    ["stew in 2 hours", ["stew"], 120],
    ["dinner in half an hour", ["dinner"], 30],
    ["bread in less than an hour", ["bread"], 60],
    ["quick pasta in 20 minutes", ["pasta"], 20],
    ["weeknight tofu", ["tofu"], 45],
    ["fast", [], 30],
    ["7 vegetable couscous", ["7", "vegetable", "couscous"], undefined],
  ])("understands the time of %j", (text, words, maxMinutes) => {
    expect(parseQuery(text)).toEqual({ words, without: [], maxMinutes });
  });

  it.each([
    ["curry without coconut milk", ["curry"], ["coconut milk"]],
    ["cake without nuts, eggs and butter", ["cake"], ["nuts", "eggs", "butter"]],
    ["curry without nuts with chicken", ["curry", "chicken"], ["nuts"]],
    ["stew no meat", ["stew", "vegetarian"], []],
    ["soup no cream", ["soup"], ["cream"]],
  ])("understands what %j leaves out", (text, words, without) => {
    expect(parseQuery(text)).toEqual({ words, without, maxMinutes: undefined });
  });

  it("accepts any text, and returns only valid conditions", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (text) => {
        const { words, without, maxMinutes = 0 } = parseQuery(text);
        expect(words.length).toBeLessThanOrEqual(12);
        expect(without.length).toBeLessThanOrEqual(6);
        expect(maxMinutes).toBeLessThan(60_000);
        expect([...words, ...without].every((word) => /^[\p{L}\p{N} ]+$/u.test(word))).toBe(true);
      }),
    );
  });
});

describe("searchTagsOf", () => {
  const dish = {
    cuisine: "South African",
    totalMinutes: 25,
    allergens: ["milk", "gluten"],
    preferences: ["High-Protein"],
    nutrition: { kcal: 380, carbsGrams: 40 },
    steps: ["Heat the oven to 200 °C.", "Bake it for 15 minutes."],
  };

  it("returns a word for each figure and claim", () => {
    expect(searchTagsOf(dish)).toEqual([
      "highprotein",
      "eggfree",
      "nutfree",
      "light",
      "african",
      "within30min",
      "within45min",
      "within60min",
      "within90min",
      "within120min",
    ]);
  });

  it("has a word for each bound that a query can name, up to two hours", () => {
    expect(timeTagFor(30)).toBe("within30min");
    expect(timeTagFor(25)).toBe("within30min");
    expect(timeTagFor(150)).toBeUndefined();
    expect(searchTagsOf({ ...dish, totalMinutes: 30 })).toContain(timeTagFor(30));
    expect(searchTagsOf({ ...dish, totalMinutes: 31 })).not.toContain(timeTagFor(30));
  });
});
