import { describe, expect, it } from "vitest";
import {
  hasIngredient,
  hasWord,
  isFull,
  withIngredient,
  withIngredients,
  withoutIngredient,
  withReplaced,
  withToggled,
} from "./ingredient_list.ts";

// #recipe-ingredients-chosen
it("adds an ingredient at the end, trimmed", () => {
  expect(withIngredient(["Tomatoes"], "  Garlic ")).toEqual(["Tomatoes", "Garlic"]);
});

// #recipe-ingredients-chosen
it.each([
  ["a blank one", "   "],
  ["one that is there", "Tomatoes"],
  ["one that is there in another case", "tOMATOES"],
])("does not add %s", (_what, text) => {
  expect(withIngredient(["Tomatoes"], text)).toEqual(["Tomatoes"]);
});

it("stops at the server's limit", () => {
  const full = Array.from({ length: 50 }, (_each, index) => `Food ${index}`);

  expect(isFull(full)).toBe(true);
  expect(withIngredient(full, "One more")).toEqual(full);
  expect(withIngredient([], "x".repeat(200))[0]).toHaveLength(64);
});

it("adds comma-separated ingredients, without blanks and duplicates", () => {
  expect(withIngredients(["Garlic"], "chicken, tomatoes,, GARLIC , Chicken,")).toEqual([
    "Garlic",
    "chicken",
    "tomatoes",
  ]);
});

it("removes by index", () => {
  expect(withoutIngredient(["Tomatoes", "Garlic", "Lemon"], 1)).toEqual(["Tomatoes", "Lemon"]);
});

it("toggles an ingredient, ignoring case", () => {
  expect(withToggled(["Garlic"], "Tomatoes")).toEqual(["Garlic", "Tomatoes"]);
  expect(hasIngredient(["Garlic", "tomatoes"], "Tomatoes")).toBe(true);
  expect(withToggled(["Garlic", "tomatoes"], "Tomatoes")).toEqual(["Garlic"]);
});

describe("a food in a word's place", () => {
  it.each([
    ["a whole ingredient", ["chese", "Garlic"], ["cheese", "Garlic"]],
    ["a part of one", ["Garlic", "chese and ham"], ["Garlic", "cheese and ham"]],
    ["rather the whole one", ["chese and ham", "chese"], ["chese and ham", "cheese"]],
    ["one that is there already", ["Cheese", "chese"], ["Cheese"]],
    ["none", ["chesecake", "Garlic"], ["chesecake", "Garlic"]],
  ])("replaces %s", (_what, before, after) => {
    expect(withReplaced(before, { word: "chese", food: "cheese" })).toEqual(after);
  });

  it.each([
    [["Garlic", "chese and ham"], true],
    [["Garlic", "chesecake"], false],
  ])("knows whether the word is on %j: %s", (list, isThere) => {
    expect(hasWord(list, "chese")).toBe(isThere);
  });
});
