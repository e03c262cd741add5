import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Constituent, contentsOf } from "./contents.ts";
import { parseQuery, searchTagsOf, timeTagFor } from "./parse_query.ts";

describe("parseQuery", () => {
  it.each([
    ["chicken curry", ["chicken", "curry"]],
    ["Vegan dessert", ["vegan", "dessert"]],
    ["gluten-free bread", ["glutenfree", "bread"]],
    ["an easy recipe for pancakes, please", ["pancakes"]],
    ["no-knead bread", ["no", "knead", "bread"]],
    ["gluten fr", ["gluten", "fr"]],
    ["nothing", ["nothing"]],
    ["stew without", ["stew", "without"]],
    ["constructor", ["constructor"]],
  ])("understands %j as words", (text, words) => {
    expect(parseQuery(text)).toEqual({ words, without: [], maxMinutes: undefined });
  });

  it.each([
    ["glutenfree", "gluten free, wheat-free, GF"],
    ["dairyfree", "dairy free, milk free, lactose free"],
    ["eggfree", "egg free"],
    ["nutfree", "nut free"],
    ["vegetarian", "meat free, meatless, veggies"],
    ["vegan", "plant based, plantbased"],
    ["highprotein", "high proteins, protein rich"],
    ["lowcarb", "low carbs"],
    ["light", "low calories, healthy"],
    ["nobake", "no-bake, no oven"],
    ["dinner", "supper"],
    ["breakfast", "brunch"],
    ["snack", "starters, appetizer, appetiser, nibbles"],
    ["main", "entree"],
    ["dessert", "afters"],
    ["sandwich", "sarnie"],
  ])("searches for %s instead of: %s", (word, spellings) => {
    for (const spelling of spellings.split(", ")) expect(parseQuery(spelling).words).toEqual([word]);
  });

  it.each([
    ["soup under 30 minutes", ["soup"], 30],
    ["quick chicken", ["chicken"], 30],
    ["20-minute pasta", ["pasta"], 20],
    ["20min pasta", ["pasta"], 20],
    ["20 m pasta", ["pasta"], 20],
    ["stew in 2 hours", ["stew"], 120],
    ["stew in 2 hrs", ["stew"], 120],
    ["stew in 2h", ["stew"], 120],
    ["soup in an hour", ["soup"], 60],
    ["a hour for soup", ["soup"], 60],
    ["dinner in half an hour", ["dinner"], 30],
    ["bread in less than an hour", ["bread"], 60],
    ["quick pasta in 20 minutes", ["pasta"], 20],
    ["weeknight tofu", ["tofu"], 45],
    ["fast", [], 30],
    ["speedy pasta", ["pasta"], 30],
    ["pasta in half a hour or less", ["pasta", "less"], 30],
    ["half an hourglass", ["half", "hourglass"], undefined],
    ["less than half", ["less", "than", "half"], undefined],
    ["behalf an hour", ["behalf"], 60],
    ["urban hour", ["urban", "hour"], undefined],
    ["20 mangos", ["20", "mangos"], undefined],
    ["2000 m", ["2000", "m"], undefined],
    ["7 vegetable couscous", ["7", "vegetable", "couscous"], undefined],
  ])("understands the time of %j", (text, words, maxMinutes) => {
    expect(parseQuery(text)).toEqual({ words, without: [], maxMinutes });
  });

  it.each([
    ["curry without coconut milk", ["curry"], ["coconut milk"]],
    ["cake without nuts, eggs and butter", ["cake"], ["nuts", "eggs", "butter"]],
    ["cake without nuts, and eggs", ["cake"], ["nuts", "eggs"]],
    ["in curry without a, b, c, d, e, f, g", ["curry"], ["a", "b", "c", "d", "e", "f"]],
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

function containing(...constituents: readonly Constituent[]) {
  return contentsOf([{ name: "sauce", contents: { contains: constituents, mayContain: [], reason: "" } }]);
}

describe("searchTagsOf", () => {
  const dish = {
    cuisine: "South African",
    totalMinutes: 25,
    contents: containing("gluten", "milk"),
    preferences: ["High-Protein"],
    nutrition: { kcal: 380, carbsGrams: 40 },
    steps: ["Heat the oven to 200 °C.", "Bake it for 15 minutes."],
  };

  it("returns a word for each figure and claim", () => {
    expect(searchTagsOf(dish).join(" ")).toBe(
      "highprotein eggfree nutfree withgluten withmilk light african within30min within45min within60min within90min within120min",
    );
    expect(
      searchTagsOf({
        cuisine: "American",
        totalMinutes: 121,
        contents: containing("eggs", "nuts"),
        preferences: [],
        nutrition: { kcal: 401, carbsGrams: 20 },
        steps: ["Toss the salad."],
      }),
    ).toEqual(["glutenfree", "dairyfree", "witheggs", "withnuts", "lowcarb", "nobake"]);
    expect(searchTagsOf({ ...dish, nutrition: { kcal: 400, carbsGrams: 21 } })).toContain("light");
    expect(searchTagsOf({ ...dish, contents: containing("peanuts") })).not.toContain("nutfree");
    expect(searchTagsOf({ ...dish, steps: ["Grill the fish."] })).not.toContain("nobake");
  });

  it.each([
    ["Egyptian", ["african", "north african", "middle eastern"]],
    ["Nigerian", ["african", "west african"]],
    ["Filipino", ["asian", "southeast asian"]],
    ["Korean", ["asian", "east asian"]],
    ["Sri Lankan", ["asian", "south asian"]],
    ["Cuban", ["caribbean", "latin american"]],
    ["Peruvian", ["latin american", "south american"]],
    ["Danish", ["scandinavian", "nordic", "european"]],
    ["Ukrainian", ["eastern european", "european"]],
  ])("returns the regions of a %s dish", (cuisine, regions) => {
    expect(searchTagsOf({ ...dish, cuisine, totalMinutes: 121, contents: [] }).slice(6)).toEqual(regions);
  });

  it.each([
    ["gluten", "glutenfree"],
    ["milk", "dairyfree"],
    ["eggs", "eggfree"],
    ["nuts", "nutfree"],
    ["peanuts", "nutfree"],
  ] as const)("makes no claim for a dish that may contain %s", (constituent, claim) => {
    const contents = contentsOf([
      { name: "stock", contents: { contains: [], mayContain: [constituent], reason: "Cubes differ." } },
    ]);

    expect(searchTagsOf({ ...dish, contents })).not.toContain(claim);
    expect(searchTagsOf({ ...dish, contents })).toContain(`with${constituent}`);
    expect(searchTagsOf({ ...dish, contents: [] })).toContain(claim);
  });

  it("has a word for each bound that a query can name, up to two hours", () => {
    expect(timeTagFor(30)).toBe("within30min");
    expect(timeTagFor(25)).toBe("within30min");
    expect(timeTagFor(150)).toBeUndefined();
    expect(searchTagsOf({ ...dish, totalMinutes: 30 })).toContain(timeTagFor(30));
    expect(searchTagsOf({ ...dish, totalMinutes: 31 })).not.toContain(timeTagFor(30));
  });
});
