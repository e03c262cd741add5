import { describe, expect, it } from "vitest";
import { recipe } from "../../adapters/memory/people_and_recipes.ts";
import { contentsOf } from "../food/mod.ts";
import { exclusionTagsOf } from "./exclusion_tags.ts";
import type { Recipe } from "./recipe.ts";

const PARENTS: Readonly<Record<string, string>> = {
  "cherry-tomato": "tomato",
  "vegan-mayonnaise": "mayonnaise",
  "chicken-stock": "stock",
};

function tagsOf(changes: Partial<Recipe> & { foods?: readonly string[] }): string[] {
  const dish = recipe({ id: "dish", name: "Dish", ...changes });
  return exclusionTagsOf(dish, (key) => PARENTS[key]);
}

function foodsOf(...foods: readonly string[]): string[] {
  return tagsOf({ foods }).flatMap((tag) => (tag.startsWith("food:") ? tag.slice(5) : []));
}

const contents = (...contains: ("milk" | "meat" | "nuts")[]) =>
  contentsOf([{ name: "sauce", contents: { contains, mayContain: [], reason: "" } }]);
const nutrition = { kcal: 400, proteinGrams: 20, carbsGrams: 10, fatGrams: 27, weightShare: 1, usesStandIn: false };

describe("the foods of a recipe's tags", () => {
  it.each([
    ["a kind of it", ["cherry-tomato"], ["cherry-tomato", "tomato"]],
    ["what it is made from", ["ketchup"], ["ketchup", "onion", "sugar", "tomato", "vinegar"]],
    [
      "what its ingredients are made from",
      ["french-fries", "croutons"],
      ["bread", "croutons", "french-fries", "garlic", "potato", "yeast"],
    ],
    ["what only its parent is made from", ["chicken-stock"], ["chicken", "chicken-stock", "stock"]],
    [
      "no butter for butter beans, no milk for coconut milk",
      ["butter-bean", "coconut-milk"],
      ["butter-bean", "coconut", "coconut-milk"],
    ],
  ])("include %s", (_what, foods, expected) => {
    expect(foodsOf(...foods)).toEqual(expected);
  });

  it("do not include what a parent is made from, if the kind has other ingredients", () => {
    expect(foodsOf("mayonnaise")).toContain("egg");
    expect(foodsOf("vegan-mayonnaise")).not.toContain("egg");
  });

  // #food-alternatives
  it("include optional foods, and seasonings and alternatives on the same line", () => {
    const line = { food: "salt", foodName: "salt", text: "salt", optional: true, principal: false };
    const items = [{ ...line, seasonings: ["black-pepper"], alternatives: ["miso"] }];

    expect(tagsOf({ ingredientGroups: [{ title: undefined, items }] })).toEqual(
      expect.arrayContaining(["food:salt", "food:black-pepper", "food:miso"]),
    );
  });
});

describe("the other tags of a recipe", () => {
  it("name what it contains and what it may contain", () => {
    const may = contentsOf([
      { name: "stock", contents: { contains: ["celery"], mayContain: ["milk"], reason: "Brands." } },
    ]);

    expect(tagsOf({ contents: may })).toEqual(expect.arrayContaining(["has:celery", "has:milk"]));
  });

  it.each([
    ["vegan", { diets: ["vegan", "vegetarian"] }, { diets: ["vegetarian"] }],
    ["vegetarian", { diets: ["vegetarian"] }, { diets: [] }],
    ["low-carb", { nutrition: { ...nutrition, carbsGrams: 20 } }, { nutrition: { ...nutrition, carbsGrams: 20.1 } }],
    ["keto", { nutrition }, { nutrition: { ...nutrition, carbsGrams: 10.1 } }],
    ["keto", { nutrition }, { nutrition: { ...nutrition, fatGrams: 26 } }],
    ["kosher", { contents: contents("meat", "nuts") }, { contents: contents("meat", "milk") }],
  ] as const)("say that a dish is not %s", (diet, suitable, unsuitable) => {
    expect(tagsOf(suitable)).not.toContain(`not:${diet}`);
    expect(tagsOf(unsuitable)).toContain(`not:${diet}`);
  });

  it("say that a dish is fried, by its steps and its preferences", () => {
    expect(tagsOf({})).not.toContain("fried");
    expect(tagsOf({ steps: ["Stir-fry the rice."] })).toContain("fried");
    expect(tagsOf({ preferences: ["Fried"] })).toContain("fried");
  });
});
