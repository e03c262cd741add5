import { describe, expect, it } from "vitest";
import { recipe } from "../../adapters/memory/people_and_recipes.ts";
import type { Recipe } from "../recipe/mod.ts";
import { activeTag, intentTagsOf } from "./intent_tags.ts";

const PARENTS = new Map([
  ["waxy-potato", "potato"],
  ["red-lentil", "lentil"],
]);

function tags(changes: Partial<Recipe> & { foods?: readonly string[] }): string[] {
  return intentTagsOf(recipe({ id: "dish", name: "Dish", ...changes }), (key) => PARENTS.get(key));
}

function figures(kcal: number, fatGrams: number): Partial<Recipe> {
  return { nutrition: { kcal, fatGrams, proteinGrams: 10, carbsGrams: 40, weightShare: 1, usesStandIn: false } };
}

const soup: Partial<Recipe> = { dishTypes: ["Soup"], diets: ["vegetarian"] };

describe("intentTagsOf", () => {
  it.each([
    ["healthy", figures(500, 20), "best:healthy"],
    ["healthy", figures(600, 26), "for:healthy"],
    ["cheap", { ...soup, foods: ["red-lentil"] }, "best:cheap"],
    ["cheap", { foods: ["chicken"] }, "for:cheap"],
    ["no-cook", { steps: ["Toss the salad."] }, "best:no-cook"],
    ["no-oven", { steps: ["Boil it."] }, "best:no-oven"],
    ["freezer", { notes: ["Keeps for 3 months in the freezer."] }, "best:freezer"],
    ["make-ahead", { notes: ["Keeps for 4 days in the fridge."] }, "best:make-ahead"],
    ["make-ahead", { notes: ["Keeps for 3 days in the fridge."] }, "for:make-ahead"],
    ["slow-cooked", { steps: ["Let it simmer under a lid for 1–2 hours."] }, "best:slow-cooked"],
    ["one-pot", { keywords: ["stew"], steps: ["Heat the oil in a pot."] }, "best:one-pot"],
    ["kids", { keywords: ["lunch for kids"] }, "best:kids"],
    ["little-work", { activeMinutes: 15 }, "best:little-work"],
    ["meal", {}, "best:meal"],
    ["meal", soup, "for:meal"],
  ])("marks what is %s, by %j", (id, changes, tag) => {
    expect(tags(changes)).toContain(tag);
    expect(tags(changes).includes(`best:${id}`)).toBe(tag.startsWith("best:"));
    expect(tags(changes)).toContain(`for:${id}`);
  });

  it.each([
    ["healthy", figures(601, 20)],
    ["healthy", figures(500, 27)],
    ["healthy", { preferences: ["Fried"] }],
    ["cheap", { ...soup, foods: ["pine-nut"] }],
    ["cheap", { foods: ["beef"] }],
    ["no-cook", { steps: ["Bake it."] }],
    ["no-oven", { steps: ["Heat the oven."] }],
    ["freezer", { notes: ["Don't freeze it."] }],
    ["make-ahead", { notes: ["The sauce keeps for 4 days."] }],
    ["slow-cooked", { steps: ["Chill it under a lid for 3 hours."] }],
    ["one-pot", { steps: ["Heat a pot.", "Heat a frying pan."] }],
    ["kids", { keywords: ["kidsmeal"] }],
    ["little-work", { activeMinutes: 16 }],
    ["meal", { dishTypes: ["Sauce"] }],
    ["meal", { dishTypes: ["drinks", "Beverage"] }],
  ] satisfies [string, Partial<Recipe> & { foods?: string[] }][])("does not mark as %s: %j", (id, changes) => {
    expect(tags(changes)).not.toContain(`for:${id}`);
  });

  it("marks the time of work, without waiting", () => {
    const marked = tags({ activeMinutes: 35, totalMinutes: 300 });

    expect(marked).toContain("active:35");
    expect(marked).not.toContain("active:30");
  });

  it("marks leftovers by the food and what it is a kind of", () => {
    expect(tags({ usesUp: ["waxy-potato"] })).toEqual(
      expect.arrayContaining(["uses-up:waxy-potato", "uses-up:potato"]),
    );
  });
});

it("never allows more work than was asked for", () => {
  expect([3, 15, 17, 60, 200].map(activeTag)).toEqual([
    "active:5",
    "active:15",
    "active:15",
    "active:60",
    "active:120",
  ]);
});
