import * as fc from "fast-check";
import { expect, it } from "vitest";
import { nearestWord } from "./nearest_word.ts";

const words = [
  "tzatziki",
  "zucchini",
  "broccoli",
  "chicken",
  "curry",
  "tomato",
  "tomatillo",
  "soup",
  "feta",
  "fizzy",
  "cobnut",
  "coconut",
];

it.each([
  ["tsatsiki", "tzatziki"],
  ["zuchini", "zucchini"],
  ["brocolli", "broccoli"],
  ["chikcen", "chicken"],
  ["kurry", "curry"],
  ["tomatoe", "tomato"],
  ["soop", "soup"],
  ["chikc", "chicken"],
  ["cocnut", "coconut"],
  ["cobnutt", "cobnut"],
  ["cuzzy", "curry"],
  ["tamatella", "tomatillo"],
])("corrects %j to %j", (typed, meant) => {
  expect(nearestWord(typed, words)).toBe(meant);
});

it.each(["xyzzy", "fet", "iphone", "charger", "", "saap", "brassoli", "toma"])("corrects %j to nothing", (typed) => {
  expect(nearestWord(typed, words)).toBeUndefined();
});

it("prefers the first in the alphabet of equally close words, and a closer one to both", () => {
  expect(nearestWord("fetx", ["feta", "fete"])).toBe("feta");
  expect(nearestWord("fetx", ["fete", "feta"])).toBe("feta");
  expect(nearestWord("fetx", ["fetxa", "feta"])).toBe("fetxa");
});

it("finds a word with any one letter missing, in any order of the words", () => {
  const long = words.filter((word) => word.length > 6);
  fc.assert(
    fc.property(
      fc.constantFrom(...long),
      fc.nat(),
      fc.shuffledSubarray(words, { minLength: words.length }),
      (word, at, all) => {
        const place = 1 + (at % (word.length - 1));
        expect(nearestWord(word.slice(0, place) + word.slice(place + 1), all)).toBe(word);
      },
    ),
  );
});
