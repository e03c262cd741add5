import { expect, it } from "vitest";
import { isSameWord, removeAccents, stem } from "./same_word.ts";

it("removes accents", () => {
  expect(removeAccents("crème brûlée")).toBe("creme brulee");
});

it.each([
  ["berries", "berry"],
  ["tomatoes", "tomato"],
  ["boxes", "box"],
  ["peaches", "peach"],
  ["dishes", "dish"],
  ["noodles", "noodle"],
  ["diesel", "diesel"],
  ["orchestra", "orchestra"],
])("removes the plural ending of %s", (word, singular) => {
  expect(stem(word)).toBe(singular);
});

it("compares words by their stem", () => {
  expect(isSameWord("glass", "glasses")).toBe(true);
  expect(isSameWord("glass", "grass")).toBe(false);
});

it("accepts the beginning of a word only as a prefix", () => {
  expect(isSameWord("tomato", "tom")).toBe(false);
  expect(isSameWord("tomato", "tom", { isPrefix: true })).toBe(true);
  expect(isSameWord("tomato", "mato", { isPrefix: true })).toBe(false);
});
