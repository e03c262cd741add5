import { describe, expect, it } from "vitest";
import { food, foods } from "../../adapters/memory/food/foods.ts";
import { FoodTable } from "../food/mod.ts";
import { ExclusionTerms } from "./exclusion_terms.ts";
import { mayExcludeFoods, parseQuery } from "./parse_query.ts";

const table = new FoodTable([
  ...foods,
  food("peanut-butter"),
  food("eggplant"),
  food("kosher-salt"),
  food("tomato-soup"),
  food("skim-milk", { aliases: ["fat-free milk"] }),
  food("cod", { category: "fish" }),
  food("black-bean", { generalWords: ["canned bean"] }),
]);

const NUTS = "nuts (with peanuts, pine nuts and chestnuts)";
const ONIONS = "onions (with shallots and spring onions)";
const MILK = "milk and dairy";

function read(text: string) {
  const { words, having, exclusions } = parseQuery(text, ExclusionTerms.of(table));
  const wishes = having.flat().map((tag) => tag.replace("for:", ""));
  return { words: [...words, ...wishes].join(" "), ...exclusions };
}

describe("the grammar of exclusions", () => {
  it.each(
    (
      "without X, no X, not X, -X, non X, minus X, sans X, w/o X, X-free, X free, free of X, free from X, allergic to X, " +
      "X allergy, X intolerant, intolerant to X, can't eat X, cannot eat X, I don't eat X, doesn't contain X, hold the X, " +
      "without any X, no added X, instead of X, X-less"
    )
      .replace("X-less", "Xless")
      .split(", "),
  )("understands %j, before a dish, after it and alone", (phrase) => {
    const text = phrase.replace("X", "egg");
    for (const query of [text, `${text} dinner`, `dinner ${text}`]) {
      expect({ query, ...read(query) }).toMatchObject({ excluded: ["eggs"], notUnderstood: [], isCorrected: false });
      expect({ query, words: read(query).words.split(" ").includes("egg") }).toEqual({ query, words: false });
    }
    expect(read(`${text} dinner`).words.split(" ")).toContain("dinner");
  });

  it.each([
    ["no egg dinner", "dinner", ["eggs"]],
    ["cake without nuts or milk", "cake", [NUTS, MILK]],
    ["without nuts or milk dinner", "dinner", [NUTS, MILK]],
    ["no egg and dairy dinner", "dinner", ["eggs", MILK]],
    ["without nuts, eggs and feta", "", [NUTS, "eggs", "feta"]],
    ["no onion, tomato salad", "tomato salad", [ONIONS]],
    ["no nuts and quick", "", [NUTS]],
    ["gluten, dairy and nut free snack", "snack", ["gluten", MILK, NUTS]],
    ["tomato, gluten free", "tomato", ["gluten"]],
    ["tomato and gluten free", "tomato", ["gluten"]],
    ["tomato or garlic free", "", ["tomato", "garlic"]],
    ["soup without onion in 30 minutes", "soup", [ONIONS]],
    ["soup with no cream and no onions", "soup", ["cream", ONIONS]],
    ["no tomato soup", "soup", ["tomato and tomato soup"]],
    ["no dairy products", "", [MILK]],
    ["bread free from gluten", "bread", ["gluten"]],
  ])("ends an exclusion with its phrase: %j", (text, words, excluded) => {
    expect(read(text)).toEqual({ words, excluded, notUnderstood: [], isCorrected: false });
  });

  it.each([
    ["no butter", ["butter"]],
    ["no peanut butter", ["peanut butter"]],
    ["no eggplant", ["eggplant"]],
    ["without aubergine", ["eggplant"]],
    ["no coconut milk", ["coconut milk"]],
    ["no milk", [MILK]],
    ["lactose intolerant", ["lactose"]],
    ["no tree nuts", ["tree nuts (with pine nuts and chestnuts)"]],
    ["no canned beans", ["black bean"]],
    ["no alliums", ["onion, garlic and their family"]],
    ["without frying", ["what is fried"]],
    ["no added sugar", ["sugar and other sweeteners"]],
    ["meat-free", ["meat and fish"]],
    ["cod without meat", ["meat"]],
    ["gf bread", ["gluten"]],
  ])("leaves out what is meant: %j", (text, excluded) => {
    expect(read(text).excluded).toEqual(excluded);
  });

  it.each([
    ["free-range eggs", "eggs"],
    ["no bake cheesecake", "cheesecake no-oven"],
    ["cake without an oven", "cake no-oven"],
    ["no-knead bread", "no knead bread"],
    ["no cook salad", "salad no-cook"],
    ["no-churn gelato", "no churn gelato"],
    ["hands free dinner", "dinner"],
    ["no more than 30 minutes", ""],
    ["soup - quick", "soup"],
    ["seedless boneless hopeless", "seedless boneless hopeless"],
    ["nutmeg, butternut and doughnut", "nutmeg butternut doughnut"],
    ["fat-free milk pudding", "fat free milk pudding"],
    ["kosher salt caramel", "kosher salt caramel"],
    ["vegan butter", "vegan butter"],
  ])("leaves nothing out for %j", (text, words) => {
    expect(read(text)).toEqual({ words, excluded: [], notUnderstood: [], isCorrected: false });
  });

  // #food-exclusion-said
  it.each([
    ["dinner without xyz", "dinner", ["without xyz"]],
    ["xyz-free dinner", "dinner", ["xyz free"]],
    ["soup -xyz", "soup", ["-xyz"]],
    ["stew without", "stew", ["without"]],
    ["no", "", ["no"]],
    ["not vegan soup", "soup", ["not vegan"]],
    ["without nuts or xyz", "", ["without xyz"]],
    ["pollen allergy", "", ["pollen allergy"]],
    ["fat free pudding", "pudding", ["fat free"]],
  ])("returns what it does not understand in %j, and does not search for it", (text, words, notUnderstood) => {
    expect(read(text)).toMatchObject({ words, notUnderstood, isCorrected: false });
  });

  it.each([
    ["dinner without glutten", ["gluten"]],
    ["diary-free dinner", [MILK]],
    ["dinner without tomatto", ["tomato"]],
    ["no nuts or tomatto dinner", [NUTS, "tomato"]],
  ])("says so if it reads a misspelled word as another: %j", (text, excluded) => {
    expect(read(text)).toMatchObject({ words: "dinner", excluded, notUnderstood: [], isCorrected: true });
  });

  it.each([
    ["keto snack", "snack", ["not:keto"]],
    ["low-carb snack", "snack", ["not:low-carb"]],
    ["halal curry", "curry", ["has:pork", "has:alcohol"]],
    ["kosher stew", "stew", ["has:pork", "has:crustaceans", "has:molluscs", "not:kosher"]],
    ["pescatarian snack", "snack", ["has:meat"]],
    ["coeliac-friendly bread", "bread", ["has:gluten"]],
    ["vegan soup", "vegan soup", ["not:vegan"]],
    ["veggie soup", "vegetarian soup", ["not:vegetarian"]],
  ])("leaves out what a diet forbids: %j", (text, words, tags) => {
    const parsed = parseQuery(text, ExclusionTerms.of(table));

    expect(parsed.words.join(" ")).toBe(words);
    expect(parsed.without).toEqual(expect.arrayContaining(tags));
  });

  it("needs the food table only for texts that may leave something out", () => {
    expect(["tomato soup", "quick dinner", "nutmeg", "no-thing"].map(mayExcludeFoods)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(["soup -egg", "eggless", "nut-free", "keto", "without", "low carb"].every(mayExcludeFoods)).toBe(true);
  });
});
