import { describe, expect, it } from "vitest";
import { food } from "../../adapters/memory/food/foods.ts";
import { FoodTable } from "../food/mod.ts";
import { queryUnitsOf } from "./query_units.ts";
import { type Match, type Place, rankMatches } from "./rank_matches.ts";

const table = new FoodTable([
  food("egg"),
  food("pumpkin"),
  food("chicken"),
  food("rice"),
  food("yogurt", { aliases: ["yoghurt"] }),
]);

type Facts = Partial<Omit<Match, "places">>;

/** Names of the dishes in the order for a query. Each dish has the words somewhere. */
function order(query: string, dishes: readonly Facts[]): string[] {
  const units = queryUnitsOf(query.split(" "), table);
  const matches = dishes.map((facts): Match => ({ ...NOTHING, ...facts, places: units.map((): Place => "main") }));
  return rankMatches(matches, { units }).map(({ name }) => name);
}

const NOTHING = {
  name: "",
  cuisine: "",
  keywords: [],
  dishTypes: [],
  preferences: [],
  diets: [],
  principalFoods: [],
  foods: [],
  unmet: 0,
};

describe("rankMatches", () => {
  it.each<[what: string, query: string, before: Facts, after: Facts]>([
    ["a name before a keyword", "lemonade", { name: "Mint Lemonade" }, { name: "Fresca", keywords: ["lemonade"] }],
    ["a dish before its side", "dessert", { name: "Posset", dishTypes: ["Dessert"] }, { keywords: ["dessert sauce"] }],
    ["a dish before what goes beside it", "flatbread", { name: "Flatbread" }, { name: "Labneh with Flatbread" }],
    ["a keyword before a food", "pumpkin", { keywords: ["pumpkin"] }, { name: "Curry", principalFoods: ["pumpkin"] }],
    ["a main food before another", "pumpkin", { principalFoods: ["pumpkin"] }, { name: "Soup", foods: ["pumpkin"] }],
    ["a phrase before its words", "egg pie", { keywords: ["egg pie"] }, { name: "Prawn Pie", principalFoods: ["egg"] }],
    [
      "a phrase with little words",
      "chicken rice",
      { name: "Oyakodon", keywords: ["chicken and rice"] },
      { name: "Chicken Pho", principalFoods: ["rice"] },
    ],
    ["the name itself before a longer one", "cake", { name: "Cake" }, { name: "Thai Fish Cake" }],
    [
      "a dish before a sauce, if the query says neither",
      "italian",
      { name: "Risotto", cuisine: "Italian", dishTypes: ["main dish"] },
      { name: "Pesto", cuisine: "Italian", dishTypes: ["Sauce"] },
    ],
    [
      "what is preferred before a name that is not",
      "curry",
      { name: "Rendang", principalFoods: ["curry"], keywords: ["curry"] },
      { name: "Curry Puffs", unmet: 1 },
    ],
    [
      "words side by side, while the last is typed",
      "chicken sa",
      { name: "Chicken Satay" },
      { name: "Chicken Katsu Sando" },
    ],
  ])("puts %s", (_what, query, before, after) => {
    const names = [before, after].map(({ name = "" }) => name);
    expect(order(query, [before, after])).toEqual(names);
    expect(order(query, [after, before])).toEqual(names);
  });

  it("keeps the order of dishes that match alike, in singular and plural", () => {
    const dishes = [{ name: "Bean Dumplings" }, { name: "Pork Dumpling" }];
    expect(order("dumplings", dishes)).toEqual(["Bean Dumplings", "Pork Dumpling"]);
    expect(order("dumpling", dishes.toReversed())).toEqual(["Pork Dumpling", "Bean Dumplings"]);
  });

  it("puts a partial match of a sentence with two units among its foods before one with a single unit in its name", () => {
    const units = queryUnitsOf(["egg", "rice"], table);
    const matches: Match[] = [
      { ...NOTHING, name: "Fried Egg", places: ["main", undefined] },
      { ...NOTHING, name: "Bowl", foods: ["egg", "rice"], principalFoods: ["rice"], places: ["card", "main"] },
    ];
    expect(rankMatches(matches, { units, weights: [1.5, 1.5], isSentence: true }).map(({ name }) => name)).toEqual([
      "Bowl",
      "Fried Egg",
    ]);
  });

  it("counts a rare word of a partial match more", () => {
    const units = queryUnitsOf(["vegan", "gnocchi"], table);
    const places = (one: Place, other: Place): readonly Place[] => [one, other];
    const matches = [
      { ...NOTHING, name: "Salad", diets: ["vegan"], places: places("main", undefined) },
      { ...NOTHING, name: "Gratin", keywords: ["gnocchi"], places: places(undefined, "main") },
    ];
    expect(rankMatches(matches, { units, weights: [1, 2] }).map(({ name }) => name)).toEqual(["Gratin", "Salad"]);
  });
});
