import * as fc from "fast-check";
import { expect, it } from "vitest";
import { nearestWords } from "./nearest_word.ts";

const words = "tzatziki zucchini broccoli chicken curry tomato tomatillo soup feta fizzy cobnut coconut".split(" ");

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
  expect(nearestWords(typed, words)).toEqual([meant]);
});

it.each(["xyzzy", "fet", "iphone", "charger", "", "saap", "brassoli", "toma"])("corrects %j to nothing", (typed) => {
  expect(nearestWords(typed, words)).toEqual([]);
});

it("returns equally close words in alphabetical order, each once, and only the closest", () => {
  expect(nearestWords("cury", ["curry", "curly", "curry"])).toEqual(["curly", "curry"]);
  expect(nearestWords("fetx", ["fetxa", "feta"])).toEqual(["fetxa"]);
});

it.each(["that", "they", "work", "tonight", "family"])("does not correct the ordinary word %j", (word) => {
  expect(nearestWords(word, ["thai", "thyme", "pork", "toni", "familia"])).toEqual([]);
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
        expect(nearestWords(word.slice(0, place) + word.slice(place + 1), all)).toEqual([word]);
      },
    ),
  );
});
