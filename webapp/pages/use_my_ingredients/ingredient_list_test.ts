import { expect, it } from "vitest";
import {
  hasIngredient,
  isFull,
  withIngredient,
  withIngredients,
  withoutIngredient,
  withToggled,
} from "./ingredient_list.ts";

it("adds an ingredient at the end, trimmed", () => {
  expect(withIngredient(["Tomatoes"], "  Garlic ")).toEqual(["Tomatoes", "Garlic"]);
});

it.each([
  ["a blank one", "   "],
  ["one that is there", "Tomatoes"],
  ["one that is there in another case", "tOMATOES"],
])("does not add %s", (_what, text) => {
  expect(withIngredient(["Tomatoes"], text)).toEqual(["Tomatoes"]);
});

it("takes no more than the server does", () => {
  const full = Array.from({ length: 50 }, (_each, index) => `Food ${index}`);

  expect(isFull(full)).toBe(true);
  expect(withIngredient(full, "One more")).toEqual(full);
  expect(withIngredient([], "x".repeat(200))[0]).toHaveLength(64);
});

it("adds each of several between commas, blank and double ones not", () => {
  expect(withIngredients(["Garlic"], "chicken, tomatoes,, GARLIC , Chicken,")).toEqual([
    "Garlic",
    "chicken",
    "tomatoes",
  ]);
});

it("removes by place", () => {
  expect(withoutIngredient(["Tomatoes", "Garlic", "Lemon"], 1)).toEqual(["Tomatoes", "Lemon"]);
});

it("puts an ingredient on and takes it off, whatever its case", () => {
  expect(withToggled(["Garlic"], "Tomatoes")).toEqual(["Garlic", "Tomatoes"]);
  expect(hasIngredient(["Garlic", "tomatoes"], "Tomatoes")).toBe(true);
  expect(withToggled(["Garlic", "tomatoes"], "Tomatoes")).toEqual(["Garlic"]);
});
