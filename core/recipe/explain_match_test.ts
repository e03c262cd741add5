import { expect, it } from "vitest";
import { explainMatch } from "./explain_match.ts";

const brownies = {
  name: "Fudgy Brownies",
  cuisine: "American",
  keywords: ["tray bake"],
  dishTypes: ["Dessert"],
  preferences: ["Snack"],
  diets: ["vegan"],
  totalMinutes: 45,
  foods: ["chocolate", "cocoa", "oat milk", "walnut"],
};

it.each([
  ["the name has all words", "brownies", [], ""],
  ["the last word is still being typed", "fudgy brow", [], ""],
  ["tags have the words", "vegan dessert", [], "vegan, Dessert"],
  ["a preference and the cuisine have the words", "snack american", [], "Snack, American"],
  ["a keyword has the word", "bake", [], "tray bake"],
  ["foods have the words, of which three are named", "chocolate", brownies.foods, "with chocolate, cocoa, oat milk"],
  ["the name has all words, so that foods do not count", "brownies", brownies.foods, ""],
  ["an unfinished word is not the last", "brow fudgy", [], "description"],
  ["only the description has the word", "gooey", [], "description"],
  ["a word only begins like a tag", "veganism", [], "description"],
  ["a claim has the word", "highprotein", [], "High-Protein"],
  ["a claim has the word", "light", [], "light"],
  ["a claim has the word", "nobake", [], "no oven needed"],
  ["there are a claim, a tag and a food", "light vegan cocoa", ["cocoa"], "light, vegan, with cocoa"],
])("explains a match where %s: %s", (_case, query, foods, reason) => {
  const words = query.split(" ");

  expect(explainMatch({ ...brownies, foods }, { words, without: [], maxMinutes: undefined })).toBe(reason);
});

it("names the time if the query limits it", () => {
  const quick = { without: [], maxMinutes: 60 };

  expect(explainMatch({ ...brownies, foods: [] }, { ...quick, words: [] })).toBe("45 Min");
  expect(explainMatch({ ...brownies, foods: [] }, { ...quick, words: ["vegan"] })).toBe("vegan, 45 Min");
});

it("names a word once that is both a claim and a preference", () => {
  const facts = { ...brownies, preferences: ["light"], foods: [] };

  expect(explainMatch(facts, { words: ["light"], without: [], maxMinutes: undefined })).toBe("light");
});
