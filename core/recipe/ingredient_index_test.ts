import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IngredientIndexBuilder, type RecipeNeeds } from "./ingredient_index.ts";
import { PANTRY_BASICS } from "./pantry.ts";

describe("IngredientIndex", () => {
  it("sorts by most matched, then fewest missing, then insertion order", () => {
    const index = indexOf([
      needs("quick-omelette", ["egg", "butter"]),
      needs("slow-omelette", ["egg", "butter"]),
      needs("plain-egg", ["egg"]),
      needs("shakshuka", ["egg", "tomato", "feta"]),
      needs("salad", ["lettuce"]),
    ]);

    expect(idsOf(index.best(["egg", "tomato"], { limit: 10 }))).toEqual([
      "shakshuka",
      "plain-egg",
      "quick-omelette",
      "slow-omelette",
    ]);
  });

  it("lists matched, missing and assumed foods", () => {
    const index = indexOf([needs("soup", ["tomato", "onion", "salt", "olive-oil"], ["basil", "cream"])]);

    expect(index.best(["tomato", "cream", "salt"], { limit: 1 })).toEqual([
      { id: "soup", matched: ["tomato", "cream"], missing: ["onion"], assumed: ["salt", "olive-oil"] },
    ]);
  });

  it("finds nothing for pantry basics alone", () => {
    const basics = ["salt", "corn-oil"];

    expect(indexOf([needs("salted-oil", basics)]).best(basics, { limit: 10 })).toEqual([]);
  });

  it("counts a food once if a recipe names it twice, and as required if it is also optional", () => {
    const index = indexOf([needs("double", ["egg", "egg", "butter"], ["butter", "milk", "milk"])]);

    expect(index.best(["egg", "milk"], { limit: 1 })).toEqual([
      { id: "double", matched: ["egg", "milk"], missing: ["butter"], assumed: [] },
    ]);
  });

  it("refuses a recipe with more required foods than a score can represent", () => {
    const foods = Array.from({ length: 256 }, (_, n) => `food-${n}`);

    expect(() => indexOf([needs("feast", foods.slice(2), foods.slice(0, 2))])).toThrow(
      new RangeError("Cannot index feast: it has too many needs"),
    );
    expect(indexOf([needs("meal", foods.slice(1))]).best(foods, { limit: 1 })[0]?.matched).toHaveLength(255);
  });

  it("refuses more foods than fit into a need's number", () => {
    const builder = new IngredientIndexBuilder();
    for (let n = 0; n < 16_384; n++) builder.add(needs(`recipe-${n}`, [`food-${n}`]));
    builder.add(needs("known", ["food-16383"]));

    expect(() => builder.add(needs("unknown", ["food-16384"]))).toThrow(
      new RangeError("Cannot index more than 16384 foods"),
    );
    expect(idsOf(builder.build().best(["food-16383"], { limit: 9 }))).toEqual(["recipe-16383", "known"]);
  });

  it("returns the same as a plain count and sort", () => {
    const food = fc.constantFrom("egg", "tomato", "onion", "feta", "salt", "water", "rice", "basil");
    const recipes = fc
      .array(fc.record({ required: fc.array(food, { maxLength: 6 }), optional: fc.array(food, { maxLength: 3 }) }), {
        maxLength: 40,
      })
      .map((all) => all.map((each, n): RecipeNeeds => ({ id: `recipe-${n}`, ...each })));
    fc.assert(
      fc.property(recipes, fc.array(food), fc.integer({ min: 1, max: 50 }), (all, served, limit) => {
        expect(idsOf(indexOf(all).best(served, { limit }))).toEqual(idsOf(plainBest(all, served).slice(0, limit)));
      }),
    );
  });
});

function needs(id: string, required: string[], optional: string[] = []): RecipeNeeds {
  return { id, required, optional };
}

function indexOf(recipes: readonly RecipeNeeds[]) {
  const builder = new IngredientIndexBuilder();
  for (const recipe of recipes) builder.add(recipe);
  return builder.build();
}

function idsOf(recipes: readonly { id: string }[]): string[] {
  return recipes.map(({ id }) => id);
}

function plainBest(recipes: readonly RecipeNeeds[], served: readonly string[]) {
  const counts = (food: string) => !PANTRY_BASICS.has(food);
  return recipes
    .map(({ id, required, optional }) => ({
      id,
      matched: [...new Set([...required, ...optional])].filter((food) => counts(food) && served.includes(food)).length,
      missing: [...new Set(required)].filter((food) => counts(food) && !served.includes(food)).length,
    }))
    .filter(({ matched }) => matched > 0)
    .sort((a, b) => b.matched - a.matched || a.missing - b.missing);
}
