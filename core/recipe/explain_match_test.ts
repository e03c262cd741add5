import { expect, it } from "vitest";
import { explainMatch } from "./explain_match.ts";
import type { RecipeQuery } from "./parse_query.ts";

const ANY: RecipeQuery = { words: [], without: [], having: [], preferring: [], maxMinutes: undefined };
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
])("explains a match where %s: %s", (_case, query, foods, reason) => {
  const words = query.split(" ");

  expect(explainMatch({ ...brownies, foods }, { ...ANY, words })).toBe(reason);
});

it("names the time if the query limits it", () => {
  const quick = { ...ANY, maxMinutes: 60 };

  expect(explainMatch({ ...brownies, foods: [] }, quick)).toBe("45 Min");
  expect(explainMatch({ ...brownies, foods: [] }, { ...quick, words: ["vegan"] })).toBe("vegan, 45 Min");
});

it.each([
  ["for:no-oven", "no oven needed, vegan, with cocoa"],
  ["for:healthy", "at most 600 kcal and 26 g of fat, vegan, with cocoa"],
  ["active:15", "at most 15 minutes of work, vegan, with cocoa"],
  ["uses-up:cocoa", "uses up cocoa, vegan, with cocoa"],
  ["for:meal", "vegan, with cocoa"],
] as const)("says what was asked for with %s before anything else", (tag, reason) => {
  const query = { ...ANY, words: ["vegan", "cocoa"], having: [[tag]] };

  expect(explainMatch({ ...brownies, foods: ["cocoa"] }, query)).toBe(reason);
});

it("says that it uses up leftovers if several words may be the food", () => {
  const query: RecipeQuery = { ...ANY, having: [["uses-up:mashed", "uses-up:potato"]] };

  expect(explainMatch({ ...brownies, foods: [] }, query)).toBe("uses up leftovers");
});

it("names a word once that is both an intent and a preference", () => {
  const facts = { ...brownies, preferences: ["High-Protein"], foods: [] };

  expect(explainMatch(facts, { ...ANY, words: ["protein"], having: [["for:high-protein"]] })).toBe("High-Protein");
});
