import { expect, it } from "vitest";
import { food } from "../../adapters/memory/food/foods.ts";
import { FoodTable } from "../food/mod.ts";
import { explainMatch } from "./explain_match.ts";
import { parseQuery } from "./parse_query.ts";
import { queryUnitsOf } from "./query_units.ts";

const foods = new FoodTable([
  food("chocolate"),
  food("dark-chocolate", { parent: "chocolate" }),
  food("milk-chocolate", { parent: "chocolate" }),
  food("white-chocolate", { parent: "chocolate" }),
  food("cocoa-powder", { aliases: ["cocoa"] }),
]);
const brownies = {
  name: "Fudgy Brownies",
  cuisine: "American",
  keywords: ["tray bake"],
  dishTypes: ["Dessert"],
  preferences: ["Snack"],
  diets: ["vegan"],
  totalMinutes: 45,
  foods: ["white-chocolate", "dark-chocolate", "milk-chocolate", "chocolate", "cocoa-powder"],
  isDescribed: true,
};

function explain(text: string, facts = brownies): string {
  const query = parseQuery(text);
  return explainMatch(facts, { query, units: queryUnitsOf(query.words, foods), foods });
}

it.each([
  ["the name has all words", "brownies", ""],
  ["the last word is still being typed", "fudgy brow", ""],
  ["tags have the words", "vegan snack", "vegan, Snack"],
  ["a preference and the cuisine have the words", "snack american", "Snack, American"],
  ["a keyword has the word", "bake", "tray bake"],
  ["foods are of the kind, of which three are named", "chocolate", "with chocolate, dark chocolate, milk chocolate"],
  ["a food has the other name", "cocoa", "with cocoa powder"],
  ["only the description has the word", "gooey", "description"],
  ["a word only begins like a tag", "veganism", "description"],
  ["it was asked for by an intent", "no oven vegan cocoa", "no oven needed, vegan, with cocoa powder"],
  ["its dish type says the intent", "vegan meal with cocoa", "vegan, with cocoa powder"],
  ["the work is limited", "vegan with 15 minutes of work", "at most 15 minutes of work, vegan"],
  ["it uses up a food", "leftover cocoa", "uses up cocoa"],
  ["it uses up one of the foods", "leftover mashed potato", "uses up leftovers"],
  ["the query limits the time", "vegan in 60 minutes", "vegan, 45 Min"],
])("explains a match where %s: %s", (_case, query, reason) => {
  expect(explain(query)).toBe(reason);
});

it("names no description if the card has the words that were found", () => {
  expect(explain("gooey", { ...brownies, isDescribed: false })).toBe("");
});

it("names a word once that is both an intent and a preference", () => {
  const facts = { ...brownies, preferences: ["High-Protein"] };

  expect(explain("high protein protein", facts)).toBe("High-Protein");
});
